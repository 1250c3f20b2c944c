'use client'

import { YOU, type Level } from '@skelly/engine/challenges'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { Say } from '../words/phrase.ts'
import { goalPhrase } from './goal-phrase.ts'
import { isAlone, lettersIn } from './level-look.ts'
import { twistPhrase } from './twist-phrase.ts'

interface LevelWords {
  readonly title: string
  readonly hint: string
  /** One sentence. */
  readonly goal: string
  readonly twists: readonly string[]
  /** By seat. */
  readonly names: readonly string[]
  readonly say: Say
}

/** A level in the visitor's language. */
export const useLevelWords = (level: Level): LevelWords => {
  const t = useTranslations('challenges')
  const fill = useTranslations('fill')
  const device = useTranslations('device')
  const solo = useTranslations('solo')
  const ruling = useTranslations('ruling')
  const locale = useLocale()
  const { list } = useFormatter()
  return useMemo(() => {
    const goal = goalPhrase(level, (items) => list(items))
    const letters = lettersIn(level)
    const alone = isAlone(level)
    return {
      title: level.title[locale],
      hint: level.hint[locale],
      goal: t(goal.key, { ...goal.values }),
      twists: level.twists.map((twist) => {
        const { key, values } = twistPhrase(twist, level, (name) => fill(name))
        return t(key, { ...values })
      }),
      names: level.caps.map((_, seat) =>
        seat === YOU ? device('you') : t('capNamed', { letter: letters[seat] ?? '' }),
      ),
      // Who is alone loses no turn to anybody: it costs flicks.
      say: (key, values) => {
        if (alone && key === 'turnOver') return solo('goOn')
        return alone && key === 'skullCost' ? solo('skullCost') : ruling(key, values)
      },
    }
  }, [level, locale, list, t, fill, device, solo, ruling])
}
