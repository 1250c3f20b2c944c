import type { MatchClient } from '@skelly/game-client'
import { useEffect } from 'react'

/** Tells the game server whether the page can be seen, and that it goes away: evidence when a ranked game is abandoned. */
export const usePageTold = ({ page }: Pick<MatchClient, 'page'>): void => {
  useEffect(() => {
    const look = (): void => page.show(document.visibilityState === 'visible' ? 'shown' : 'hidden')
    const goAway = (): void => page.show('closing')
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    window.addEventListener('pagehide', goAway)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
      window.removeEventListener('pagehide', goAway)
    }
  }, [page])
}
