'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { liveMatchPath, type LiveWay } from './live-way.ts'

/** Takes the screen on to the rematch, when there is one. */
export const useNextMatch = (way: LiveWay, nextMatchId: string | null): void => {
  const router = useRouter()
  useEffect(() => {
    if (nextMatchId !== null) router.replace(liveMatchPath(way, nextMatchId))
  }, [way, nextMatchId, router])
}
