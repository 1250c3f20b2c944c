'use client'

import { useEffect, useState } from 'react'
import { Thinker, type ThinkingWorker } from './thinker.ts'
import { ThinkingPage } from './thinking-page.ts'

const thinkOnPage = (): ThinkingWorker => new ThinkingPage()

const startWorker = (): ThinkingWorker => {
  try {
    return new Worker(new URL('thinking.worker.ts', import.meta.url), { type: 'module' })
  } catch {
    // An old browser, or one whose policy forbids workers: the game goes on, and the page thinks.
    return thinkOnPage()
  }
}

/** Who asks the computer players, while the page is shown. */
export const useThinker = (): Thinker => {
  const [thinker] = useState(() => new Thinker(startWorker, thinkOnPage))
  useEffect(() => {
    thinker.prepare()
    return () => {
      thinker.close()
    }
  }, [thinker])
  return thinker
}
