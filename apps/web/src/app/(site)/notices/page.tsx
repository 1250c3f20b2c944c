import { PageHeading } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { paths, signInFor } from '../../../frame/paths.ts'
import { NoticeList } from '../../../notices/notice-list.tsx'
import { api } from '../../../server/api.ts'
import { currentPlayer } from '../../../server/current-player.ts'
import { BesideScene } from '../../../street/beside-scene.tsx'
import { StreetScene } from '../../../street/street-scene.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('notices'),
})

/** All that the moderators' desk has told whoever is signed in. */
const NoticesPage = async (): Promise<ReactNode> => {
  if ((await currentPlayer()) === null) redirect(signInFor(paths.notices))
  const [t, notices] = await Promise.all([
    getTranslations('notices'),
    (await api()).notices.mine({ which: 'all' }),
  ])
  return (
    <BesideScene
      scene={<StreetScene of="corner" className="rounded-card shadow-card" />}
      className="w-full py-4 sm:py-8"
    >
      <div className="flex flex-col gap-6">
        <PageHeading title={t('title')} description={t('lead')} />
        <NoticeList given={notices} />
      </div>
    </BesideScene>
  )
}

export default NoticesPage
