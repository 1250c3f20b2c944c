'use client'

import { LocalTime } from '@skelly/site'
import { Alert, Button, toast } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface InvitedLinkProps {
  readonly email: string
  readonly link: string
  readonly expiresAt: number
}

/** The link that was made, to be handed over: it is shown this once. */
export const InvitedLink = ({ email, expiresAt, link }: InvitedLinkProps): ReactNode => {
  const t = useTranslations('admins')
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      toast.success(t('copied'))
    } catch {
      // no leave to write: the link stands there to be copied by hand
      toast.error(t('notCopied'))
    }
  }
  return (
    <Alert tone="good">
      <div className="flex min-w-0 flex-col gap-2">
        <p>{t('made', { email })}</p>
        <code data-invite-link className="bg-page/60 rounded-lg px-2 py-1 text-xs break-all select-all">
          {link}
        </code>
        <p className="flex flex-wrap items-center gap-3 text-xs">
          <Button variant="outline" size="small" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <span>{t.rich('goodUntil', { time: () => <LocalTime at={expiresAt} /> })}</span>
        </p>
      </div>
    </Alert>
  )
}
