'use client'

import type { Fill } from '@skelly/engine'
import { QueueClient, type QueueSnapshot } from '@skelly/game-client'
import { useState, useSyncExternalStore } from 'react'
import { useLine } from '../frame/use-line.ts'
import { admitting } from '../trpc/admitting.ts'
import { useTRPCClient } from '../trpc/trpc.ts'

/** The player's end of the ranked queue: waiting while the component is shown, cancelled when it goes. */
export const useQueue = (fill: Fill): { readonly queue: QueueClient; readonly snapshot: QueueSnapshot } => {
  const api = useTRPCClient()
  const [queue] = useState(
    () => new QueueClient({ admit: admitting(() => api.ranked.enter.mutate({ fill })) }),
  )
  useLine(queue)
  const snapshot = useSyncExternalStore(queue.subscribe, queue.getSnapshot, queue.getSnapshot)
  return { queue, snapshot }
}
