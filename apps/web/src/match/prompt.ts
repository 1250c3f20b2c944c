import type { Match, Seat, SkellyState, SkellyTurn } from '@skelly/engine'
import type { Messages } from '../i18n/messages.ts'
import type { Scene } from '../stage/scene.ts'

/** What the player is told to do or to wait for. */
export interface Prompt {
  readonly key: Exclude<keyof Messages['match'], 'admitErrors'>
  readonly values?: Readonly<Record<string, string | number>>
}

interface PromptParts {
  readonly match: Match<SkellyState>
  readonly scene: Scene
  /** Whose screen this is. */
  readonly seat: Seat | null
  readonly names: readonly string[]
  /** Who has not joined yet, by name; null when everybody has. */
  readonly awaited: string | null
}

/** A turn that somebody has. */
export type OpenTurn = Exclude<SkellyTurn, { phase: 'over' }>

/** What the person on turn at this screen is told. */
export const ownTurn = (turn: OpenTurn): Prompt => {
  if (turn.phase === 'aiming') return { key: 'yourAim' }
  return turn.within === 'start' ? { key: 'yourFirst' } : { key: 'setDownBox', values: { box: turn.within } }
}

/** Whoever may still move the cap may as well aim already: only their own screen knows which. */
const othersTurn = (turn: OpenTurn, names: readonly string[]): Prompt => ({
  key: 'theirAim',
  values: { name: names[turn.mover] ?? '' },
})

/** The line under the court; null when there is nothing to be said: that caps roll is seen. */
export const promptFor = ({ match, scene, seat, names, awaited }: PromptParts): Prompt | null => {
  if (match.phase.kind === 'waiting') return { key: 'waitingForOther', values: { name: awaited ?? '' } }
  if (scene.kind === 'rolling') return scene.rested && scene.outcome === null ? { key: 'confirming' } : null
  const { turn } = scene.state
  if (match.phase.kind !== 'playing' || turn.phase === 'over') return null
  return turn.mover === seat ? ownTurn(turn) : othersTurn(turn, names)
}
