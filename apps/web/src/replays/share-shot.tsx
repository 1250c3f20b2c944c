'use client'

import { Button, toast } from '@skelly/ui'
import { Link2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { addressOfShot } from './use-shot-address.ts'

/** Copies the address of the shot that is on the screen, counted from 1; soon it is in the address bar, too. */
export const ShareShot = ({ shot }: { readonly shot: number }): ReactNode => {
  const t = useTranslations('replay')
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(addressOfShot(shot).href)
      toast.success(t('shared'))
    } catch {
      // No clipboard without https or leave: the address bar has the link, too.
      toast.error(t('notShared'))
    }
  }
  return (
    <Button
      variant="outline"
      size="small"
      className="self-start justify-self-start"
      onClick={() => void share()}
    >
      <Link2 aria-hidden />
      {t('share')}
    </Button>
  )
}
