import { Alarm } from './alarm.ts'
import type { HostClock } from './host-clock.ts'

/** What may become due in a live match. */
const ALARMS = ['joinBy', 'deadline', 'silence', 'settling', 'ping'] as const
export type AlarmName = (typeof ALARMS)[number]
export type HostAlarms = Readonly<Record<AlarmName, Alarm>>

export const hostAlarms = (clock: HostClock, ring: Readonly<Record<AlarmName, () => void>>): HostAlarms => ({
  joinBy: new Alarm(clock, ring.joinBy),
  deadline: new Alarm(clock, ring.deadline),
  silence: new Alarm(clock, ring.silence),
  settling: new Alarm(clock, ring.settling),
  ping: new Alarm(clock, ring.ping),
})

export const silenceAlarms = (alarms: HostAlarms, names: readonly AlarmName[] = ALARMS): void => {
  for (const name of names) alarms[name].off()
}
