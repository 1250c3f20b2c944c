import { TRPCError } from '@trpc/server'

/** What was asked for; null where the API says that there is none. */
export const orNull = async <Value>(asked: Promise<Value>): Promise<Value | null> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
