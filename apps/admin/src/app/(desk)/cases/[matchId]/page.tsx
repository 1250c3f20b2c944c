import type { CaseFile } from '@skelly/protocol'
import { orNotFound } from '@skelly/site/server'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache, type ReactNode } from 'react'
import { z } from 'zod'
import { CaseScreen } from '../../../../cases/file/case-screen.tsx'
import { env } from '../../../../env.ts'
import { api } from '../../../../server/api.ts'

interface PageProps {
  readonly params: Promise<{ readonly matchId: string }>
}

/** Read once, whoever asks within a request. */
const fileOf = cache(async (matchId: string): Promise<CaseFile> => {
  if (!z.uuid().safeParse(matchId).success) notFound()
  return orNotFound((await api()).cases.byId({ matchId }))
})

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const t = await getTranslations('cases')
  const { seats } = await fileOf((await params).matchId)
  return { title: `${t('one')} · ${seats.map(({ name }) => name).join(' – ')}` }
}

/** Evidence, record and decision of a case on one screen. */
const CasePage = async ({ params }: PageProps): Promise<ReactNode> => {
  const { matchId } = await params
  return <CaseScreen key={matchId} file={await fileOf(matchId)} webAddress={env().webAddress} />
}

export default CasePage
