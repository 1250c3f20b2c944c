import { TRPCClientError } from '@trpc/client'

/** The word by which a procedure of the desk refuses; null for anything else that went wrong. */
export const refusalIn = (error: unknown): string | null =>
  error instanceof TRPCClientError &&
  typeof error.message === 'string' &&
  /^[a-z]+(-[a-z]+)*$/.test(error.message)
    ? error.message
    : null
