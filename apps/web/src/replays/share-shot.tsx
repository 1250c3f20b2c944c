'use client'

import { Button, toast } from '@skelly/ui'
import { Link2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Copies the address of the shot that is on the screen, which the viewer keeps in the address bar. */
export const ShareShot = (): ReactNode => {
  const t = useTranslations('replay')
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href)
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
