import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ReplayQuery } from '../../../replays/browse/read-wishes.ts'
import { ReplaysScreen } from '../../../replays/browse/replays-screen.tsx'
import { ReplayDrop } from '../../../replays/reader/replay-drop.tsx'

interface PageProps {
  readonly searchParams: Promise<ReplayQuery>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('replays'),
})

/** The stored games, to browse and to watch. A file that is dropped here is opened. */
const ReplaysPage = async ({ searchParams }: PageProps): Promise<ReactNode> => (
  <ReplayDrop>
    <ReplaysScreen query={await searchParams} />
  </ReplayDrop>
)

export default ReplaysPage
