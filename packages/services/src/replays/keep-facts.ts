import type { Repositories } from '@skelly/db'
import type { GameFacts, Way } from '@skelly/engine'
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
  { gameFacts, seats }: Repositories,
  { facts, ...game }: FactualGame,
): Promise<void> => {
  const isVoid = facts.ending === 'void'
  const players = (await seats.of(game.matchId)).map(({ place, playerId }) => {
    const decided = place === 1 ? ('won' as const) : ('lost' as const)
    return { playerId, result: isVoid ? ('void' as const) : decided }
  })
  await gameFacts.add({ ...game, ...facts, capsVersion: CAPS_VERSION, players })
}
