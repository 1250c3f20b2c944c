import { seedIssueSchema } from '@skelly/protocol'
import { issueSeeds } from '@skelly/services'
import { z } from 'zod'
import { player } from '../setting/trpc.ts'

const request = z.strictObject({ wanted: z.int().min(0).max(100) })

export const issueSeedsProcedure = player
  .input(request)
  .output(seedIssueSchema)
  .mutation(({ ctx: { database, now, player, policy }, input: { wanted } }) =>
    issueSeeds(database, { playerId: player.playerId, wanted, now: now() }, policy.deviceGames),
  )
