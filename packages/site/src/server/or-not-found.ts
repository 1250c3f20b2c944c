import { TRPCError } from '@trpc/server'
import { notFound } from 'next/navigation'

/** What was asked for; where the API says that there is none, the page is not found. */
export const orNotFound = async <Value>(asked: Promise<Value>): Promise<Value> => {
  try {
    return await asked
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound()
    throw error
  }
}
