'use client'

import { useTranslations } from 'next-intl'
import type { Say } from '@skelly/stage'

/** The referee's words for somebody who is alone: no turn is lost to anybody, it costs flicks. */
export const useSoloSay = (): Say => {
  const t = useTranslations('solo')
  const say = useTranslations('ruling')
  return (key, values) => {
    if (key === 'turnOver') return t('goOn')
    if (key === 'skullCost') return t('skullCost')
    return key === 'becameKiller' ? t('runDone') : say(key, values)
  }
}
