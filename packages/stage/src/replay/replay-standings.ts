import type { ReplayStanding } from '@skelly/court-view'
import { targetOf, type Court, type SkellyCap, type SkellyState } from '@skelly/engine'
import { playersIn } from '../table/players-in.ts'
import { RUN_STOPS } from '../table/run-stops.ts'
import { courtOf } from '../table/table-bodies.ts'
import { colourOf, type TableLook } from '../table/table-look.ts'

/** Says how somebody stands: `useTranslations('standing')` is one. */
export type SayStanding = (
  key: 'out' | 'sittingOut' | 'killer' | 'target',
  values?: Record<string, number>,
) => string

interface ShownPlayers {
  /** By seat. */
  readonly names: readonly string[]
  readonly look: TableLook
  readonly sayStanding: SayStanding
  /** Whether the whole run is played for. */
  readonly hasRun: boolean
}

const wordsOf = (cap: SkellyCap, { boxes }: Court, say: SayStanding): string => {
  if (!cap.inGame) return say('out')
  if (cap.sittingOut > 0) return say('sittingOut', { count: cap.sittingOut })
  const target = targetOf(cap.progress)
  if (target === null) return say('killer')
  // A level may have no such box.
  return boxes.some(({ number }) => number === target) ? say('target', { box: target }) : ''
}

/** Everybody at the table in turn order, and how they stand. */
export const replayStandings = (
  state: SkellyState,
  { names, look, sayStanding, hasRun }: ShownPlayers,
): readonly ReplayStanding[] =>
  playersIn(state).flatMap((seat) => {
    const cap = state.caps[seat]
    if (cap === undefined) return []
    return {
      id: String(seat),
      name: names[seat] ?? '',
      fill: cap.fill,
      colour: colourOf(look, seat),
      words: wordsOf(cap, courtOf(state), sayStanding),
      part: hasRun ? cap.progress / RUN_STOPS.length : null,
      isOn: state.turn.phase !== 'over' && state.turn.mover === seat,
      isOut: !cap.inGame,
    }
  })
