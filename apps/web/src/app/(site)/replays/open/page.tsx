import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { OpenReplay } from '../../../../replays/reader/open-replay.tsx'
import { listedChapters } from '../../../../server/chapter-files.ts'
import { StreetScene } from '../../../../street/street-scene.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('openReplay'),
})

/** Opens a replay from a file, a link or a text, on the visitor's device alone. */
const OpenReplayPage = (): ReactNode => (
  <OpenReplay
    chapters={listedChapters()}
    scene={<StreetScene of="trail" className="rounded-card shadow-card" />}
  />
)

export default OpenReplayPage
