import type { Strength } from '../rulesets/ruleset.ts'
import { HANDS, type Hand } from './hand.ts'
import { MANNERS, type MannerName } from './manner.ts'
import type { Mind } from './mind.ts'

/** Who sits at the table when nobody else does. */
export interface ComputerPlayer {
  readonly name: string
  readonly manner: MannerName
  readonly mind: Mind
}

/**
 * The hard one's: a little less steady than the good hand. Two good hands with the hard one's choices are a race that
 * whoever moves first wins too often (docs/computer-players.md).
 */
const STEADY: Hand = { direction: 1, strength: 4.5 }

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
    mind: { hand: STEADY, manner: MANNERS.ruthless, budget: { flicks: 1_800, replies: 1_300 } },
  },
} as const satisfies Record<Strength, ComputerPlayer>
