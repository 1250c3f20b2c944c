import { z } from 'zod'
import { anyone } from '../setting/trpc.ts'
import { knownVisitor } from '../visiting/visitor.ts'
import { openGame, openGameSchema } from './open-game.ts'

/** Null for somebody who is neither signed in nor a guest yet. */
const response = z
  .object({
    name: z.string(),
    isGuest: z.boolean(),
    /** The game to go back to. */
    openGame: openGameSchema.nullable(),
  })
  .nullable()

export const visitorProcedure = anyone.output(response).query(async ({ ctx }) => {
  const visitor = await knownVisitor(ctx)
  if (visitor === null) return null
  const { name, sessionId } = visitor
  return { name, isGuest: sessionId === null, openGame: await openGame(ctx) }
})
