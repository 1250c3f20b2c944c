import { COMPUTER_PLAYERS, chooseTurn, mindOf } from '@skelly/engine/bots'
import { streamOf } from '@skelly/engine'
import {
  YOU,
  openAttempt,
  playAttempt,
  tolerance,
  turnsOf,
  type PlayedAttempt,
  type SolutionTurn,
  type SolvedLevel,
} from '@skelly/engine/challenges'
import type { Draft } from '../draft.ts'
import { bestTurn, turnTowards } from './next-turn.ts'

export interface SolvedBy {
  readonly turns: readonly SolutionTurn[]
  /** What they cost, with all that skull, chalk and clock add. */
  readonly flicks: number
  readonly tolerance: number
}

const MOST_TURNS = 9

/** Turns that meet the level's goal, the last as steady as was found; null where none were. */
export const solve = (level: SolvedLevel, via: Draft['via'] = []): SolvedBy | null =>
  level.goal.kind === 'game' ? bestGame(level) : turnByTurn(level, via)

const turnByTurn = (level: SolvedLevel, via: NonNullable<Draft['via']>): SolvedBy | null => {
  let played = openAttempt(level, { name: '', fill: level.solution.fill })
  const turns: SolutionTurn[] = []
  while (played.attempt.score.phase.kind === 'playing' && turns.length < MOST_TURNS) {
    const place = via[turns.length] ?? null
    const next = place === null ? (bestTurn(played)?.turn ?? null) : turnTowards(played, place)
    if (next === null) return null
    turns.push(next)
    played = playAttempt(played, turnsOf([next]))
  }
  return solved(level, turns, played)
}

const solved = (
  level: SolvedLevel,
  turns: readonly SolutionTurn[],
  played: PlayedAttempt,
): SolvedBy | null => {
  const { phase, flicks } = played.attempt.score
  if (phase.kind !== 'won') return null
  const withTurns = { ...level, solution: { ...level.solution, turns } }
  return { turns, flicks, tolerance: tolerance(withTurns) }
}

const GAMES = 24
const STEADY_HAND = { direction: 0.15, strength: 0.6 }

/** The shortest of a few games won by a steady hand. */
const bestGame = (level: SolvedLevel): SolvedBy | null => {
  const mind = { ...mindOf(STEADY_HAND), budget: COMPUTER_PLAYERS.hard.mind.budget }
  let best: SolvedBy | null = null
  for (let game = 0; game < GAMES; game += 1) {
    const turns: SolutionTurn[] = []
    const open = openAttempt(level, { name: '', fill: level.solution.fill })
    const played = playAttempt(open, (attempt) => {
      const stream = streamOf(level.seed, `game ${String(game)} turn ${String(turns.length)}`)
      const { setDown, flick } = chooseTurn(attempt.match, YOU, mind, stream)
      turns.push({ setDown, flick })
      return { setDown, flick }
    })
    const next = solved(level, turns, played)
    if (next !== null && (best === null || next.flicks < best.flicks)) best = next
  }
  return best
}
