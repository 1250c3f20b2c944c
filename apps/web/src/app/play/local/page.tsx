import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteFooter } from '../../../frame/site-footer.tsx'
import { SiteHeader } from '../../../frame/site-header.tsx'
import { LocalPlace } from '../../../local/local-place.tsx'
import { StreetScene } from '../../../street/street-scene.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('local'),
})

/** A game of several people on this device. */
const LocalPage = (): ReactNode => (
  <LocalPlace
    header={<SiteHeader />}
    footer={<SiteFooter />}
    scene={<StreetScene of="corner" className="rounded-card shadow-card" />}
  />
)

export default LocalPage
