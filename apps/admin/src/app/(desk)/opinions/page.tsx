import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { env } from '../../../env.ts'
import { OpinionLog } from '../../../opinions/opinion-log.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('desk'))('section_opinions'),
})

/** Games whose second opinion was another one, or failed. */
const OpinionsPage = (): ReactNode => <OpinionLog webAddress={env().webAddress} />

export default OpinionsPage
