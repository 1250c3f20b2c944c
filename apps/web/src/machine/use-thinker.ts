'use client'

import { useEffect, useState } from 'react'
import { Thinker } from './thinker.ts'

const startWorker = (): Worker =>
  new Worker(new URL('thinking.worker.ts', import.meta.url), { type: 'module' })

/** Who asks the computer players, while the page is shown. */
export const useThinker = (): Thinker => {
  const [thinker] = useState(() => new Thinker(startWorker))
  useEffect(() => {
    thinker.prepare()
    return () => {
      thinker.close()
    }
  }, [thinker])
  return thinker
}
