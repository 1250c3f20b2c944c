import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteFooter } from '../../../frame/site-footer.tsx'
import { SiteHeader } from '../../../frame/site-header.tsx'
import { MachinePlace } from '../../../machine/machine-place.tsx'
import { currentPlayer } from '../../../server/current-player.ts'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('machine'),
})

/** A game against computer players, on this device. */
const MachinePage = async (): Promise<ReactNode> => (
  <MachinePlace
    isSignedIn={(await currentPlayer()) !== null}
    header={<SiteHeader />}
    footer={<SiteFooter />}
  />
)

export default MachinePage
