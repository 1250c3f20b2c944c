import { Card } from '@skelly/ui'
import { Wordmark } from '@skelly/site'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../desk/language-switch.tsx'

interface DoorFrameProps {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** The frame of signing in, and of what an invite leads to. */
export const DoorFrame = ({ title, lead, children }: DoorFrameProps): ReactNode => {
  const t = useTranslations('desk')
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 px-4 py-8 sm:px-6"
    >
      <div
        data-theme="dark"
        className="asphalt rounded-card shadow-card flex flex-wrap items-center justify-between gap-x-1.5 gap-y-3 p-4"
      >
        <p className="flex flex-wrap items-baseline gap-2">
          <Wordmark />
          <span className="text-muted text-sm font-medium max-[26rem]:hidden">{t('name')}</span>
        </p>
        <LanguageSwitch />
      </div>
      <div>
        <h1 className="font-chalk text-3xl leading-tight">{title}</h1>
        <p className="text-muted mt-1 text-pretty">{lead}</p>
      </div>
      <Card className="flex flex-col gap-6">{children}</Card>
    </main>
  )
}
