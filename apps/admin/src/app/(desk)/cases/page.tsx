import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CaseQueue } from '../../../cases/queue/case-queue.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('desk'))('section_cases'),
})

/** Abandoned ranked games, the newest first. */
const CasesPage = (): ReactNode => <CaseQueue />

export default CasesPage
