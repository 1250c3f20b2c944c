import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { ChallengesPlace } from '../../../../challenges/challenges-place.tsx'
import { levelInPath } from '../../../../challenges/level-in-path.ts'
import { paths } from '../../../../frame/paths.ts'
import { SiteFooter } from '../../../../frame/site-footer.tsx'
import { SiteHeader } from '../../../../frame/site-header.tsx'
import { listedChapters, titleOfLevel } from '../../../../server/chapter-files.ts'

interface PageProps {
  readonly params: Promise<{ readonly level?: readonly string[] }>
}

/** The level that is asked for; null for the page of all. */
const levelAsked = async ({ params }: PageProps): Promise<number | null> => {
  const { level = [] } = await params
  const number = levelInPath([paths.challenges, ...level].join('/'))
  if (number === 'none' || (number !== null && titleOfLevel(number, 'en') === null)) notFound()
  return number
}

export const generateMetadata = async (props: PageProps): Promise<Metadata> => {
  const [number, t, locale] = await Promise.all([
    levelAsked(props),
    getTranslations('challenges'),
    getLocale(),
  ])
  if (number === null) return { title: t('title') }
  const title = titleOfLevel(number, locale) ?? ''
  return { title: t('levelTitle', { number, title }), description: t('lead') }
}

/** All levels, or one of them: a single page in the browser, so that it goes on without a connection. */
const ChallengesPage = async (props: PageProps): Promise<ReactNode> => {
  await levelAsked(props)
  return <ChallengesPlace chapters={listedChapters()} header={<SiteHeader />} footer={<SiteFooter />} />
}

export default ChallengesPage
