import { newId, type Repositories } from '@skelly/db'
import { xpIn, type XpByRow } from '@skelly/engine'

export interface XpCredit {
  readonly playerId: string
  readonly matchId: string
  readonly rows: XpByRow
  readonly at: number
}

/** Writes what a game gave a player into the ledger of XP, with what gave it; nothing where it gave none (R11). */
export const creditXp = async (
  { experience, xpSources }: Repositories,
  { at, matchId, playerId, rows }: XpCredit,
): Promise<void> => {
  const amount = xpIn(rows)
  if (amount === 0) return
  await experience.add({ id: newId(), playerId, matchId, amount, at })
  await xpSources.add({ playerId, matchId, amount, rows })
}
