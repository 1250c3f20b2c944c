import type { OwnAccountView } from '@skelly/api'
import { TRPCError } from '@trpc/server'
import { api } from './api.ts'

/** The account of whoever asks; null for somebody who is not signed in, or was signed out a moment ago. */
export const ownAccount = async (): Promise<OwnAccountView | null> => {
  try {
    return await (await api()).account.own()
  } catch (error) {
    if (error instanceof TRPCError && error.code === 'UNAUTHORIZED') return null
    throw error
  }
}
