import type { PlayerRecord } from '@skelly/db'
import type { Fill } from '@skelly/engine'
import type { Seated } from './store-match.ts'

/** A player's choice of cap. */
export interface Choice {
  readonly playerId: string
  readonly fill: Fill
  readonly colour?: number | undefined
}

/** The choices with the players whose they are. */
export const seatsFor = (choices: readonly Choice[], found: readonly PlayerRecord[]): readonly Seated[] =>
  choices.map(({ playerId, fill, colour }) => {
    const player = found.find(({ id }) => id === playerId)
    if (player === undefined) throw new Error(`player ${playerId} was not locked`)
    return { player, fill, colour }
  })
