import { MissingPage } from '@skelly/site'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('errors'))('notFoundTitle'),
})

export default MissingPage
