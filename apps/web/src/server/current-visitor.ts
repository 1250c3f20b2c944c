import type { OpenGame } from '@skelly/api'
import { cache } from 'react'
import { api } from './api.ts'

export interface CurrentVisitor {
  readonly name: string
  readonly isGuest: boolean
  /** A game that is still on, or null. */
  readonly openGame: OpenGame | null
}

/** Who is there, signed in or as a guest; null for somebody who is neither yet. */
export const currentVisitor = cache(async (): Promise<CurrentVisitor | null> => (await api()).me.visitor())
