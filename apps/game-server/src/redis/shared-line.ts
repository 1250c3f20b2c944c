import { RedisPresence } from '@colyseus/redis-presence'

/** Colyseus' line between processes, which at the end does not wait for an answer: there may be none. */
export class SharedLine extends RedisPresence {
  override shutdown(): void {
    this.sub.disconnect()
    this.pub.disconnect()
  }
}
