import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { gameElsewhere, type GameElsewhere } from './game-elsewhere.ts'
import { openGame } from './open-game.ts'

const none = (): null => null

/** Asks while somebody looks at the page and has a line. @returns what ends it */
const lookAfter = (): (() => void) => {
  const seen = (): void => (document.hidden ? openGame.rest() : openGame.lookAgain())
  document.addEventListener('visibilitychange', seen)
  addEventListener('online', openGame.lookAgain)
  return () => {
    document.removeEventListener('visibilitychange', seen)
    removeEventListener('online', openGame.lookAgain)
  }
}

/**
 * The game that the visitor left standing; null at its table, and where there is none.
 * @param away whether no game is played on this page
 */
export const useGameElsewhere = (away: boolean): GameElsewhere | null => {
  const path = usePathname()
  const game = useSyncExternalStore(openGame.subscribe, openGame.game, none)
  // Another page: what was known there may be over, or have begun.
  useEffect(() => {
    if (away) void openGame.look()
    else openGame.forget()
  }, [path, away])
  useEffect(() => (away ? lookAfter() : undefined), [away])
  return away ? gameElsewhere(game, path) : null
}
