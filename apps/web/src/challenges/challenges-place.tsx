'use client'

import { usePathname } from 'next/navigation'
import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { levelsWon } from '../counting/sent-attempts.ts'
import { useCountingDesk } from '../counting/use-counting-desk.ts'
import { LobbyFrame, type SiteFrame } from '../device/lobby-frame.tsx'
import { Opening } from '../device/opening.tsx'
import { neverChanges } from '@skelly/site'
import { useThinker } from '../machine/use-thinker.ts'
import { ChapterMap } from './chapter-map.tsx'
import { ComingMap } from './map-heading.tsx'
import { levelInPath } from './level-in-path.ts'
import { LevelPlace } from './level-place.tsx'
import type { ListedChapter } from './listed-chapter.ts'
import { usePageFocus } from '../frame/use-page-focus.ts'

interface ChallengesPlaceProps extends SiteFrame {
  readonly chapters: readonly ListedChapter[]
}

const isInBrowser = (): boolean => true
const isOnServer = (): boolean => false

/** All challenges: their map and each level, one page in the browser. */
export const ChallengesPlace = ({ chapters, header, footer }: ChallengesPlaceProps): ReactNode => {
  const desk = useCountingDesk()
  const ledger = useSyncExternalStore(desk.subscribe, desk.getSnapshot, desk.getSnapshot)
  const thinker = useThinker()
  const number = levelInPath(usePathname())
  usePageFocus(number)
  const won = useMemo(() => levelsWon(ledger), [ledger])
  // The device is known only in the browser: the page comes without its stars from the server.
  const isHere = useSyncExternalStore(neverChanges, isInBrowser, isOnServer)
  if (number === null) {
    const stars = new Map(Array.from(won, ([each, best]) => [each, best.stars]))
    return (
      <LobbyFrame header={header} footer={footer}>
        {isHere ? (
          <ChapterMap chapters={chapters} stars={stars} isGuest={ledger.account === null} />
        ) : (
          <ComingMap />
        )}
      </LobbyFrame>
    )
  }
  if (!isHere || number === 'none') return <Opening />
  return <LevelPlace {...{ number, chapters, won, desk, ledger, thinker, header, footer }} />
}
