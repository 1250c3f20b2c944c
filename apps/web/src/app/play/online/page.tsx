import { PageHeading } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LobbyFrame } from '../../../device/lobby-frame.tsx'
import { SiteFooter } from '../../../frame/site-footer.tsx'
import { SiteHeader } from '../../../frame/site-header.tsx'
import { JoinRoom } from '../../../room/join-room.tsx'
import { OpenRoom } from '../../../room/open-room.tsx'
import { StreetScene } from '../../../street/street-scene.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('online'),
})

/** Opens a room for friends, or goes into theirs. */
const OnlinePage = async (): Promise<ReactNode> => {
  const t = await getTranslations('online')
  return (
    <LobbyFrame
      header={<SiteHeader />}
      footer={<SiteFooter />}
      scene={<StreetScene of="corner" className="rounded-card shadow-card" />}
    >
      <div className="flex flex-col gap-4 sm:gap-7">
        <PageHeading title={t('title')} description={t('lead')} />
        <div className="flex flex-col gap-4 sm:gap-6">
          <JoinRoom />
          <OpenRoom />
        </div>
      </div>
    </LobbyFrame>
  )
}

export default OnlinePage
