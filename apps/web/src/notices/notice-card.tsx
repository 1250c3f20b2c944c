'use client'

import type { NoticeView } from '@skelly/protocol'
import { LocalTime } from '@skelly/site'
import { Card, CardFooter, CardHeader, CardTitle } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NoticeText } from './notice-text.tsx'
import { noticeTitle } from './notice-words.ts'

interface NoticeCardProps {
  readonly notice: NoticeView
  /** What can be done with it. */
  readonly children?: ReactNode
}

/** Something that the desk tells a player. */
export const NoticeCard = ({ notice, children }: NoticeCardProps): ReactNode => {
  const t = useTranslations('notices')
  const { about, at } = notice
  return (
    <Card data-notice={about.kind}>
      <CardHeader>
        <p className="text-muted text-sm">
          {t('fromDesk')} · <LocalTime at={at} />
        </p>
        <CardTitle>{t(noticeTitle(about))}</CardTitle>
      </CardHeader>
      <div className="flex flex-col gap-3">
        <NoticeText about={about} />
      </div>
      {children !== undefined && <CardFooter>{children}</CardFooter>}
    </Card>
  )
}
