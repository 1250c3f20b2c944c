import { ownLevelsSchema } from '@skelly/protocol'
import { ownLevels } from '@skelly/services'
import { anyone } from '../setting/trpc.ts'

/** Null for somebody who is not signed in: a guest's stars are on their device. */
const response = ownLevelsSchema.nullable()

export const mineProcedure = anyone.output(response).query(async ({ ctx: { database, player } }) => {
  if (player === null) return null
  return { account: player.playerId, levels: await ownLevels(database, player.playerId) }
})
