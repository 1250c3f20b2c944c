import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { paths, signInFor } from '../../../frame/paths.ts'
import { EndedMatch } from '../../../match/ended-match.tsx'
import { LiveMatch } from '../../../match/live-match.tsx'
import { closedResult } from '../../../server/closed-result.ts'
import { currentSession } from '../../../server/current-session.ts'

interface PageProps {
  readonly params: Promise<{ readonly matchId: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('match'),
  robots: { index: false },
})

/** The table of a ranked game, for its players. */
const MatchPage = async ({ params }: PageProps): Promise<ReactNode> => {
  const { matchId } = await params
  if (!z.uuid().safeParse(matchId).success) notFound()
  if ((await currentSession()) === null) redirect(signInFor(paths.match(matchId)))
  const result = await closedResult(matchId)
  if (result !== null) return <EndedMatch matchId={matchId} way="ranked" result={result} />
  return <LiveMatch key={matchId} matchId={matchId} way="ranked" />
}

export default MatchPage
