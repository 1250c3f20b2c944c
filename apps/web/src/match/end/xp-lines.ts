import {
  PLAYED_TO_THE_END_XP,
  WIN_XP,
  unreachable,
  type Seat,
  type SkellyEvent,
  type Verdict,
} from '@skelly/engine'
import type { Messages } from '../../i18n/messages.ts'

type XpKey = Extract<keyof Messages['end'], `xp_${string}`>

/** Why there is no XP for the end, or none for winning (R11.1). */
export type XpNote = Extract<keyof Messages['end'], `xpNote_${string}`>

/** One line of what gave XP: "3 pots, +75". */
export interface XpLine {
  readonly key: XpKey
  readonly count: number
  readonly xp: number
}

const keyOf = (verdict: Verdict): XpKey | null => {
  switch (verdict) {
    case 'box':
      return 'xp_boxes'
    case 'pot':
      return 'xp_pots'
    case 'knock-in':
      return 'xp_knockIns'
    case 'rescue':
      return 'xp_rescues'
    case 'knockout':
      return 'xp_knockouts'
    case 'chalk':
    case 'skull':
    case 'home':
    case 'parked':
    case 'miss':
      return null
    default:
      return unreachable(verdict)
  }
}

const ORDER = ['xp_boxes', 'xp_pots', 'xp_knockIns', 'xp_rescues', 'xp_knockouts'] as const

const shotLines = (events: readonly SkellyEvent[], seat: Seat): readonly XpLine[] => {
  const shots = events.flatMap((event) =>
    event.kind === 'shot' && event.seat === seat
      ? [{ key: keyOf(event.ruling.verdict), ruling: event.ruling }]
      : [],
  )
  return ORDER.flatMap((key) => {
    const rulings = shots.filter((shot) => shot.key === key).map(({ ruling }) => ruling)
    if (rulings.length === 0) return []
    // A double kill is two caps (R11).
    const count = rulings.reduce((sum, { knockedOut }) => sum + Math.max(1, knockedOut.length), 0)
    return [{ key, count, xp: rulings.reduce((sum, { xp }) => sum + xp, 0) }]
  })
}

/** What is over and above the shots: playing to the end, and winning (R11). */
const endLines = (rest: number): readonly XpLine[] => {
  if (rest === PLAYED_TO_THE_END_XP + WIN_XP) {
    return [
      { key: 'xp_won', count: 1, xp: WIN_XP },
      { key: 'xp_played', count: 1, xp: PLAYED_TO_THE_END_XP },
    ]
  }
  return rest === PLAYED_TO_THE_END_XP ? [{ key: 'xp_played', count: 1, xp: rest }] : []
}

/**
 * What is to be said of XP that one might have looked for.
 * @param hasWon whether the game went to this player
 */
export const xpNote = (lines: readonly XpLine[], hasWon: boolean): XpNote | null => {
  const keys = lines.map(({ key }) => key)
  if (!keys.includes('xp_played')) return 'xpNote_left'
  return hasWon && !keys.includes('xp_won') ? 'xpNote_unflicked' : null
}

/**
 * What gave a seat its XP, from the game's events.
 * @param total the XP that the server counted: the lines are shown only together with it
 */
export const xpLines = (events: readonly SkellyEvent[], seat: Seat, total: number): readonly XpLine[] => {
  const shots = shotLines(events, seat)
  const earned = shots.reduce((sum, { xp }) => sum + xp, 0)
  return [...shots, ...endLines(total - earned)]
}
