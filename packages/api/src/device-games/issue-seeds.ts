import { seedIssueSchema, seedWordSchema } from '@skelly/protocol'
import { issueSeeds } from '@skelly/services'
import { z } from 'zod'
import { anyone } from '../setting/trpc.ts'

const request = z.strictObject({
  wanted: z.int().min(0).max(100),
  givenUp: z.array(seedWordSchema).max(100),
})

/** Null for somebody who is not signed in: a guest's games are not counted. */
const response = seedIssueSchema.nullable()

export const issueSeedsProcedure = anyone
  .input(request)
  .output(response)
  .mutation(({ ctx: { database, now, player, policy }, input: { givenUp, wanted } }) => {
    if (player === null) return null
    const asked = { playerId: player.playerId, wanted, givenUp, now: now() }
    return issueSeeds(database, asked, policy.deviceGames)
  })
