import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { LadderQuery } from '../../../rankings/ladder-question.ts'
import { LadderScreen } from '../../../rankings/ladder-screen.tsx'

interface PageProps {
  readonly searchParams: Promise<LadderQuery>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('rankings'),
})

/** The ladder by rating. */
const RankingsPage = async ({ searchParams }: PageProps): Promise<ReactNode> => (
  <LadderScreen kind="rating" query={await searchParams} />
)

export default RankingsPage
