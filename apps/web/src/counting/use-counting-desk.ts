'use client'

import { useEffect, useState } from 'react'
import { browserStorage } from '../device/local-device.ts'
import { useTRPCClient } from '../trpc/trpc.ts'
import { CountingDesk } from './counting-desk.ts'
import { keptLedger } from './kept-ledger.ts'
import { serverPorts } from './server-ports.ts'

/** How often a page that is looked at tries again to get through, ms: a server that was away, or busy, tells nobody that it is back. */
const AGAIN_EVERY = 10_000

/** This page's desk: visited when the page opens, is looked at again, has a connection again, or did not get through. */
export const useCountingDesk = (): CountingDesk => {
  const api = useTRPCClient()
  const [desk] = useState(() => {
    const opened = new CountingDesk({
      ...keptLedger,
      ...serverPorts(api),
      now: () => Date.now(),
    })
    opened.look()
    return opened
  })
  useEffect(() => {
    const visit = (): void => {
      if (!document.hidden) void desk.visit()
    }
    visit()
    const again = setInterval(() => {
      if (desk.isAwaited) visit()
    }, AGAIN_EVERY)
    const stopListening = browserStorage.onChange(() => desk.look())
    addEventListener('online', visit)
    document.addEventListener('visibilitychange', visit)
    return () => {
      clearInterval(again)
      stopListening()
      removeEventListener('online', visit)
      document.removeEventListener('visibilitychange', visit)
    }
  }, [desk])
  return desk
}
