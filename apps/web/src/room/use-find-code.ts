'use client'

import { findRoom } from '@skelly/game-client'
import type { DeskAnswer } from '@skelly/protocol'
import { useCallback } from 'react'
import { admitting } from '../trpc/admitting.ts'
import { useTRPCClient } from '../trpc/trpc.ts'
import { askDesk } from './ask-desk.ts'

/** Asks the desk which room has a code. Every wrong code counts. */
export const useFindCode = (): ((code: string) => Promise<DeskAnswer>) => {
  const api = useTRPCClient()
  return useCallback(
    (code) =>
      askDesk(
        admitting(() => api.rooms.find.mutate({ code })),
        findRoom,
      ),
    [api],
  )
}
