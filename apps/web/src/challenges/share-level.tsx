'use client'

import type { Level } from '@skelly/engine/challenges'
import { Button, toast } from '@skelly/ui'
import { Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { LevelBest } from '../counting/sent-attempts.ts'
import { paths } from '../frame/paths.ts'
import { useLevelWords } from './use-level-words.ts'

interface ShareLevelProps {
  readonly level: Level
  readonly best: LevelBest | null
}

const canShareHere = (): boolean => 'share' in navigator

/** Hands the level on with one's best result: by the device's own sheet, else by copying it. */
export const ShareLevel = ({ level, best }: ShareLevelProps): ReactNode => {
  const t = useTranslations('challenges')
  const { title } = useLevelWords(level)
  if (best === null) return null
  const { number } = level
  const share = async (): Promise<void> => {
    const url = `${location.origin}${paths.level(number)}`
    const text = t('shareText', { number, title, stars: best.stars, count: best.flicks })
    try {
      if (canShareHere()) {
        await navigator.share({ title: t('levelTitle', { number, title }), text, url })
        return
      }
      await navigator.clipboard.writeText(`${text} ${url}`)
      toast.success(t('copied'))
    } catch (error) {
      // Somebody who closes the sheet wants nothing more; where nothing can be copied the link is shown.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        toast.error(t('notCopied', { link: url }))
    }
  }
  return (
    <Button variant="outline" size="small" onClick={() => void share()}>
      <Share2 aria-hidden />
      {t('share')}
    </Button>
  )
}
