import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { ReplayQuery } from '../../../replays/browse/read-wishes.ts'
import { ReplaysScreen } from '../../../replays/browse/replays-screen.tsx'

interface PageProps {
  readonly searchParams: Promise<ReplayQuery>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('replays'),
})

/** The stored games, to browse and to watch. */
const ReplaysPage = async ({ searchParams }: PageProps): Promise<ReactNode> => (
  <ReplaysScreen query={await searchParams} />
)

export default ReplaysPage
