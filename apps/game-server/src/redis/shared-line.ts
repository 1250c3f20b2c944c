import { RedisPresence } from '@colyseus/redis-presence'
import { unlessAway } from './unless-away.ts'

/** Colyseus' line between processes, which at the end does not wait for an answer: there may be none. */
export class SharedLine extends RedisPresence {
  /** How a process goes off the list of processes; one that is not there falls off by itself. */
  override hdel(key: string, field: string): Promise<boolean> {
    return unlessAway(super.hdel(key, field), false)
  }

  override unsubscribe(...topic: Parameters<RedisPresence['unsubscribe']>): Promise<this> {
    return unlessAway(super.unsubscribe(...topic), this)
  }

  override shutdown(): void {
    this.sub.disconnect()
    this.pub.disconnect()
  }
}
