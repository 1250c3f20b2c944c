import { orNotFound } from '@skelly/site/server'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { CaseScreen } from '../../../../cases/file/case-screen.tsx'
import { env } from '../../../../env.ts'
import { api } from '../../../../server/api.ts'

interface PageProps {
  readonly params: Promise<{ readonly matchId: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('cases'))('one'),
})

/** Evidence, record and decision of a case on one screen. */
const CasePage = async ({ params }: PageProps): Promise<ReactNode> => {
  const { matchId } = await params
  if (!z.uuid().safeParse(matchId).success) notFound()
  const file = await orNotFound((await api()).cases.byId({ matchId }))
  return <CaseScreen key={matchId} file={file} webAddress={env().webAddress} />
}

export default CasePage
