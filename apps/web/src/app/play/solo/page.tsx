import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteFooter } from '../../../frame/site-footer.tsx'
import { SiteHeader } from '../../../frame/site-header.tsx'
import { currentPlayer } from '../../../server/current-player.ts'
import { SoloPlace } from '../../../solo/solo-place.tsx'
import { StreetScene } from '../../../street/street-scene.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('solo'),
})

/** The whole run alone, on this device. */
const SoloPage = async (): Promise<ReactNode> => (
  <SoloPlace
    isSignedIn={(await currentPlayer()) !== null}
    header={<SiteHeader />}
    footer={<SiteFooter />}
    scene={<StreetScene of="corner" className="rounded-card shadow-card" />}
  />
)

export default SoloPage
