'use client'

import type { NoticeView } from '@skelly/protocol'
import { Button, buttonVariants } from '@skelly/ui'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import { useRef, type ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { ApiProvider } from '../trpc/api-provider.tsx'
import { NoticeCard } from './notice-card.tsx'
import { usePutAway } from './use-put-away.ts'
import { useWaitingNotices } from './use-waiting-notices.ts'

interface NoticeTrayProps {
  readonly given: readonly NoticeView[]
}

const Tray = ({ given }: NoticeTrayProps): ReactNode => {
  const t = useTranslations('notices')
  const [notice, ...more] = useWaitingNotices(given)
  const path = usePathname()
  const router = useRouter()
  const tray = useRef<HTMLElement>(null)
  const { busy, putAway } = usePutAway(() => {
    // what the page offers may hang on what was decided
    router.refresh()
    tray.current?.focus()
  })
  if (notice === undefined || path === paths.notices) return null
  return (
    <aside
      ref={tray}
      tabIndex={-1}
      aria-label={t('title')}
      className="animate-rise mx-auto mt-4 w-full max-w-3xl px-4 outline-none sm:px-6"
    >
      <NoticeCard key={notice.id} notice={notice}>
        <Button size="small" busy={busy} onClick={() => putAway(notice.id)}>
          {!busy && <Check aria-hidden />}
          {t('putAway')}
        </Button>
        <Link href={paths.notices} className={buttonVariants({ variant: 'ghost', size: 'small' })}>
          {more.length > 0 ? t('more', { count: more.length }) : t('all')}
        </Link>
      </NoticeCard>
    </aside>
  )
}

/** The newest of what the desk has to tell, at the head of every page but a table's and their own. */
export const NoticeTray = (props: NoticeTrayProps): ReactNode => (
  <ApiProvider>
    <Tray {...props} />
  </ApiProvider>
)
