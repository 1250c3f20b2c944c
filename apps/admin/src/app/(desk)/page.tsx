import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Overview } from '../../overview/overview.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('desk'))('section_overview'),
})

/** The desk begins with what is going on. */
const OverviewPage = (): ReactNode => <Overview />

export default OverviewPage
