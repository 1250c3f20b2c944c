import { unreachable, type Ruling, type Seat } from '@skelly/engine'
import type { Phrase } from './phrase.ts'

/** A judged shot and what is needed to speak of it. */
export interface JudgedShot {
  readonly ruling: Ruling
  readonly shooter: Seat
  /** The boxes of the stops that the shot gained, in the run's order. */
  readonly gained: readonly number[]
  /** Whether the game is over with it: then nobody is asked to shoot again. */
  readonly ended: boolean
  /** The players' names, by seat. */
  readonly names: readonly string[]
}

const boxes = ([one, two]: readonly number[]): readonly Phrase[] => {
  if (one === undefined) return []
  return two === undefined ? [{ key: 'box', values: { box: one } }] : [{ key: 'boxes', values: { one, two } }]
}

const each = (key: Phrase['key'], seats: readonly Seat[], names: readonly string[]): readonly Phrase[] =>
  seats.map((seat) => ({ key, values: { name: names[seat] ?? '' } }))

const verdict = ({ ruling, gained, names }: JudgedShot): readonly Phrase[] => {
  switch (ruling.verdict) {
    case 'knockout':
      return [
        { key: ruling.knockedOut.length > 1 ? 'doubleKnockout' : 'knockout' },
        ...each('knockedOut', ruling.knockedOut, names),
      ]
    case 'rescue':
      return [{ key: 'rescue' }, ...each('freed', ruling.freed, names), ...boxes(gained)]
    case 'knock-in':
      return [{ key: 'knockIn' }, ...boxes(gained)]
    case 'pot':
      return [{ key: 'pot' }, ...boxes(gained)]
    case 'box':
      return boxes(gained)
    case 'chalk':
      return [{ key: 'chalk' }]
    case 'skull':
      return [{ key: 'skull' }, { key: ruling.lostKiller ? 'skullKiller' : 'skullCost' }]
    case 'home':
      return [{ key: 'home' }]
    case 'parked':
      return [{ key: 'parked' }]
    case 'miss':
      return [{ key: 'miss' }]
    default:
      return unreachable(ruling.verdict)
  }
}

const next = ({ ruling, ended }: JudgedShot): readonly Phrase[] => {
  // What the skull costs says enough.
  if (ended || ruling.verdict === 'skull') return []
  return [{ key: ruling.again ? 'again' : 'turnOver' }]
}

/** A ruling in words, the verdict first: "Pot", "Boxes 3 and 4", "Another flick". */
export const rulingPhrases = (shot: JudgedShot): readonly Phrase[] => [
  ...verdict(shot),
  ...(shot.ruling.becameKiller ? each('becameKiller', [shot.shooter], shot.names) : []),
  ...next(shot),
]
