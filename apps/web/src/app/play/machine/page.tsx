import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteFooter } from '../../../frame/site-footer.tsx'
import { SiteHeader } from '../../../frame/site-header.tsx'
import { MachinePlace } from '../../../machine/machine-place.tsx'
import { currentPlayer } from '../../../server/current-player.ts'
import { StreetScene } from '../../../street/street-scene.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('machine'),
})

/** A game against computer players, on this device. */
const MachinePage = async (): Promise<ReactNode> => (
  <MachinePlace
    isSignedIn={(await currentPlayer()) !== null}
    header={<SiteHeader />}
    footer={<SiteFooter />}
    scene={<StreetScene of="corner" className="rounded-card shadow-card" />}
  />
)

export default MachinePage
