'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isServerThere } from './is-server-there.ts'
import { needsNoServer } from './offline-pages.ts'
import { runningGames } from './running-games.ts'

/** How often a page from the device asks whether the server is back, ms. */
const ASK_EVERY = 5_000

/** Calls back once, as soon as the server answers while the page is looked at and nobody plays on it. */
const whenServerIsBack = (go: () => void): (() => void) => {
  let isAsking = false
  const ask = async (): Promise<void> => {
    if (isAsking || document.hidden || runningGames.areThere()) return
    isAsking = true
    // somebody may have begun to play while it was asked
    if ((await isServerThere()) && !runningGames.areThere()) {
      stop()
      go()
    }
    isAsking = false
  }
  const hurry = (): void => void ask()
  const timer = setInterval(hurry, ASK_EVERY)
  const stop = (): void => {
    clearInterval(timer)
    removeEventListener('online', hurry)
    document.removeEventListener('visibilitychange', hurry)
  }
  addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  hurry()
  return stop
}

/**
 * On a page that came from the device: once the server is back, the page becomes what the server makes of it, and one
 * that stands in for another gives way to that.
 */
export const ShellWatch = (): null => {
  const router = useRouter()
  useEffect(
    () =>
      whenServerIsBack(() => {
        if (needsNoServer(location.pathname)) router.refresh()
        else location.reload()
      }),
    [router],
  )
  return null
}
