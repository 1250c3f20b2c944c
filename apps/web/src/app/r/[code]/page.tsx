import { roomCodeSchema } from '@skelly/protocol'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { paths } from '../../../frame/paths.ts'
import { SiteFooter } from '../../../frame/site-footer.tsx'
import { SiteHeader } from '../../../frame/site-header.tsx'
import { RoomPlace } from '../../../room/room-place.tsx'
import { currentSession } from '../../../server/current-session.ts'

interface PageProps {
  readonly params: Promise<{ readonly code: string }>
}

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('room', { code: (await params).code.slice(0, 8).toUpperCase() }),
  robots: { index: false },
})

/** A room, by its code. */
const RoomPage = async ({ params }: PageProps): Promise<ReactNode> => {
  const { code } = await params
  const read = roomCodeSchema.safeParse(code)
  const t = await getTranslations('room')
  if (read.success && read.data !== code) redirect(paths.room(read.data))
  return (
    <>
      <noscript>
        <p className="bg-accent text-accent-ink p-4 text-center font-semibold">{t('needsScript')}</p>
      </noscript>
      <RoomPlace
        key={code}
        code={read.success ? read.data : null}
        isSignedIn={(await currentSession()) !== null}
        header={<SiteHeader />}
        footer={<SiteFooter />}
      />
    </>
  )
}

export default RoomPage
