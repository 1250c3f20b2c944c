import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CopyLog } from '../../../copies/copy-log.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('desk'))('section_copies'),
})

/** Accounts that sent the very same flicks. */
const CopiesPage = (): ReactNode => <CopyLog />

export default CopiesPage
