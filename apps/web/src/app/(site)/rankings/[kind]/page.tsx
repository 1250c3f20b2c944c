import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ladderKind } from '../../../../rankings/ladder-choice.ts'
import type { LadderQuery } from '../../../../rankings/ladder-question.ts'
import { LadderScreen } from '../../../../rankings/ladder-screen.tsx'

interface PageProps {
  readonly params: Promise<{ readonly kind: string }>
  readonly searchParams: Promise<LadderQuery>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const kind = ladderKind((await params).kind)
  const t = await getTranslations('titles')
  return { title: kind === null ? t('rankings') : t(`rankings_${kind}`) }
}

/** The ladders by XP, stars and solo runs, and by rating under its name. */
const RankingsByPage = async ({ params, searchParams }: PageProps): Promise<ReactNode> => {
  const kind = ladderKind((await params).kind)
  if (kind === null) notFound()
  return <LadderScreen kind={kind} query={await searchParams} />
}

export default RankingsByPage
