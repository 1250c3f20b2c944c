'use client'

import { Button } from '@skelly/ui'
import { Pointer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { keepValue, keptValue } from '../device/kept-value.ts'

/** Where on this device it is remembered that somebody knows of taps. */
const KNOWN = 'talk.knowsTaps'

export interface TapHintState {
  readonly isKnown: boolean
  /** Somebody has read it, or has tapped a cap without being told. */
  readonly know: () => void
}

/** Whether it has still to be told that caps can be pointed at: once on a device. */
export const useTapHint = (): TapHintState => {
  const [isKnown, setIsKnown] = useState(() => keptValue(KNOWN, z.boolean()) ?? false)
  const know = (): void => {
    if (isKnown) return
    keepValue(KNOWN, true)
    setIsKnown(true)
  }
  return { isKnown, know }
}

/** Tells at the court's upper edge, far from where caps begin, while somebody waits for their turn, that caps can be pointed at. */
export const TapHint = ({ onKnown }: { readonly onKnown: () => void }): ReactNode => {
  const t = useTranslations('talk')
  return (
    <div
      data-tap-hint
      className="animate-fade bg-page/95 border-line absolute inset-x-3 top-2 z-10 mx-auto flex w-fit max-w-sm items-center gap-2 rounded-2xl border py-1.5 pr-1.5 pl-3 text-sm shadow-lg"
    >
      <Pointer aria-hidden className="text-accent-text size-5 shrink-0" />
      <span className="text-pretty">{t('hint')}</span>
      <Button variant="ghost" size="small" className="shrink-0 px-2.5" onClick={onKnown}>
        {t('hintDone')}
      </Button>
    </div>
  )
}
