import { LEAVINGS, VOIDINGS } from '../match/match.ts'
import type { RecordedEnd } from '../match/record.ts'
import { groupsText, readGroups } from './groups-text.ts'

/** How a record ends: `over B A`, `over B A by resigned`, `void left-together`, or `open` while it goes on. */
export const endText = (end: RecordedEnd | null): string => {
  if (end === null) return 'open'
  if (end.kind === 'void') return `void ${end.why}`
  return `over ${groupsText(end.places)}${end.leaving === null ? '' : ` by ${end.leaving}`}`
}

/** The end that the words stand for; undefined when they are none. */
export const readEnd = (text: string): RecordedEnd | null | undefined => {
  if (text === 'open') return null
  const voiding = VOIDINGS.find((why) => text === `void ${why}`)
  if (voiding !== undefined) return { kind: 'void', why: voiding }
  const [head = '', reason] = text.split(' by ')
  const leaving = LEAVINGS.find((why) => why === reason)
  const places = head.startsWith('over ') ? readGroups(head.slice('over '.length)) : null
  if (places === null || (reason !== undefined && leaving === undefined)) return undefined
  return { kind: 'over', places, leaving: leaving ?? null }
}
