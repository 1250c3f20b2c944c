import type { OwnResult } from '@skelly/api'
import { env } from '../env.ts'
import { api } from './api.ts'
import { isTableStanding } from './is-table-standing.ts'

/** How a match ended whose table is closed; null while there is a table to go to, and for one that never was. */
export const closedResult = async (matchId: string): Promise<OwnResult | null> => {
  const result = await (await api()).match.result({ matchId })
  return result === null || isTableStanding(result, env().policy, Date.now()) ? null : result
}
