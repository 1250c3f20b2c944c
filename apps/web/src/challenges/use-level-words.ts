'use client'

import { YOU, type Level } from '@skelly/engine/challenges'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { Say } from '@skelly/stage'
import { goalPhrase } from './goal-phrase.ts'
import { isAlone, lettersIn } from './level-look.ts'
import { specialPhrases } from './special-phrases.ts'
import type { ChallengePhrase } from './goal-phrase.ts'

/** Something that is special in a level. */
export interface Special {
  readonly word: string
  readonly meaning: string
}

interface LevelWords {
  readonly title: string
  readonly hint: string
  /** One sentence. */
  readonly goal: string
  readonly specials: readonly Special[]
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
    const told = ({ key, values }: ChallengePhrase): string => t(key, { ...values })
    return {
      title: level.title[locale],
      hint: level.hint[locale],
      goal: told(goal),
      specials: specialPhrases(level, (name) => fill(name)).map(({ word, meaning }) => ({
        word: told(word),
        meaning: told(meaning),
      })),
      names: level.caps.map((_, seat) =>
        seat === YOU ? device('you') : t('capNamed', { letter: letters[seat] ?? '' }),
      ),
      // Who is alone loses no turn to anybody: it costs flicks.
      say: (key, values) => {
        if (alone && key === 'turnOver') return solo('goOn')
        if (alone && key === 'lostSittingOut') return ''
        return alone && key === 'skullCost' ? solo('skullCost') : ruling(key, values)
      },
    }
  }, [level, locale, list, t, fill, device, solo, ruling])
}
