import type { Repositories } from '@skelly/db'
import type { GameFacts, Way } from '@skelly/engine'
import { resultByPlace, resultByVerdict } from '../cases/result-by-verdict.ts'
import { CAPS_VERSION } from './caps-codec.ts'

/** A settled game with its replay. */
export interface FactualGame {
  readonly replayId: string
  readonly matchId: string
  readonly way: Way
  readonly endedAt: number
  readonly facts: GameFacts
}

/** Writes down what a settled game's replay is looked for by. Doing it again changes nothing. */
export const keepFacts = async (
  { cases, gameFacts, seats }: Repositories,
  { facts, ...game }: FactualGame,
): Promise<void> => {
  const isVoid = facts.ending === 'void'
  const its = await cases.of(game.matchId)
  const players = (await seats.of(game.matchId)).map(({ place, playerId }) => {
    const decided = its === null ? resultByPlace(place) : resultByVerdict(its, { place, playerId })
    return { playerId, result: isVoid ? ('void' as const) : decided }
  })
  await gameFacts.add({ ...game, ...facts, capsVersion: CAPS_VERSION, players })
}
