import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AwayPage } from '../../../offline/away-page.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('away'),
  robots: { index: false },
})

/** What a browser shows in the place of a page that needs the server, while there is none. */
const Page = (): ReactNode => <AwayPage />

export default Page
