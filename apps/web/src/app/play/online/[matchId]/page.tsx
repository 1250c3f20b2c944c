import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { EndedMatch } from '../../../../match/ended-match.tsx'
import { LiveMatch } from '../../../../match/live-match.tsx'
import { closedResult } from '../../../../server/closed-result.ts'

interface PageProps {
  readonly params: Promise<{ readonly matchId: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('onlineMatch'),
  robots: { index: false },
})

/** The table of a room's game, for its players and whoever watches. */
const OnlineMatchPage = async ({ params }: PageProps): Promise<ReactNode> => {
  const { matchId } = await params
  if (!z.uuid().safeParse(matchId).success) notFound()
  const result = await closedResult(matchId)
  if (result !== null) return <EndedMatch matchId={matchId} way="online" result={result} />
  return <LiveMatch key={matchId} matchId={matchId} way="online" />
}

export default OnlineMatchPage
