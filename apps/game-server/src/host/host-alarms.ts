import { Alarm } from './alarm.ts'
import type { HostClock } from './host-clock.ts'

/** What may become due in a live match, beside its start and silence. */
export type AlarmName = 'deadline' | 'settling' | 'ping'
export type HostAlarms = Readonly<Record<AlarmName, Alarm>>

export const hostAlarms = (clock: HostClock, ring: Readonly<Record<AlarmName, () => void>>): HostAlarms => ({
  deadline: new Alarm(clock, ring.deadline),
  settling: new Alarm(clock, ring.settling),
  ping: new Alarm(clock, ring.ping),
})
