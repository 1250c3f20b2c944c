import type { TimelineEvent } from '@skelly/protocol'
import type { Messages } from '../../i18n/messages.ts'

type EventKey = keyof Messages['timeline']

/** A line of the timeline to be said: the key of its text. */
export const eventPhrase = ({ kind, reason }: Pick<TimelineEvent, 'kind' | 'reason'>): EventKey => {
  const told = `${kind}_${reason ?? ''}`
  return isKey(told) ? told : kind
}

const TOLD = [
  'lost_closed',
  'lost_network',
  'lost_misuse',
  'lost_replaced',
  'lost_server',
  'clock-out_input',
  'clock-out_none',
  'left_resigned',
  'left_silent',
  'left_three-clocks',
  'left_both-gone',
  'ended_silent',
  'ended_three-clocks',
  'ended_both-gone',
  'ended_left-together',
  'ended_server-lost',
] as const satisfies readonly EventKey[]

const isKey = (text: string): text is (typeof TOLD)[number] => TOLD.some((key) => key === text)
