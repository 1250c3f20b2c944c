import type { Strength } from '../rulesets/ruleset.ts'
import { HANDS } from './hand.ts'
import { MANNERS, type MannerName } from './manner.ts'
import type { Mind } from './mind.ts'

/** Who sits at the table when nobody else does. */
export interface ComputerPlayer {
  readonly name: string
  readonly manner: MannerName
  readonly mind: Mind
}

/** The computer players, one of each strength: near the novice hand, near the average one, near the good one. */
export const COMPUTER_PLAYERS = {
  easy: {
    name: 'Loose Change',
    manner: 'carefree',
    mind: { hand: HANDS.novice, manner: MANNERS.carefree, budget: { flicks: 500, replies: 0 } },
  },
  normal: {
    name: 'Stoop',
    manner: 'cautious',
    mind: { hand: HANDS.average, manner: MANNERS.cautious, budget: { flicks: 1_500, replies: 0 } },
  },
  hard: {
    name: 'Kingpin',
    manner: 'ruthless',
    mind: { hand: HANDS.good, manner: MANNERS.ruthless, budget: { flicks: 1_800, replies: 1_300 } },
  },
} as const satisfies Record<Strength, ComputerPlayer>
