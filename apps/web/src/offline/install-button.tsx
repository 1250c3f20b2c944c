'use client'

import { Button } from '@skelly/ui'
import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSyncExternalStore, type ReactNode } from 'react'
import { installOffer } from './install-offer.ts'

const notOnServer = (): boolean => false

/** In a menu: puts the site on the home screen; only where the browser offers it. */
export const InstallButton = ({ onDone }: { readonly onDone: () => void }): ReactNode => {
  const t = useTranslations('offline')
  const isOffered = useSyncExternalStore(installOffer.subscribe, installOffer.isThere, notOnServer)
  if (!isOffered) return null
  return (
    <li className="border-line border-t pt-1">
      <Button
        variant="ghost"
        size="small"
        className="w-full justify-start"
        onClick={() => {
          installOffer.take()
          onDone()
        }}
      >
        <Download aria-hidden />
        {t('install')}
      </Button>
    </li>
  )
}
