'use client'

import { Badge, Dialog, DialogContent, DialogTrigger, cn } from '@skelly/ui'
import { Info } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Special } from './use-level-words.ts'

interface LevelSpecialsProps {
  readonly specials: readonly Special[]
  readonly className?: string
}

/** What is special in a level, in a few words; a press says what they mean. */
export const LevelSpecials = ({ specials, className }: LevelSpecialsProps): ReactNode => {
  const t = useTranslations('challenges')
  const frame = useTranslations('frame')
  if (specials.length === 0) return null
  return (
    <Dialog>
      <DialogTrigger className={cn('flex min-w-0 cursor-pointer flex-wrap items-center gap-1', className)}>
        <span className="sr-only">{t('twists')}:</span>
        {specials.map(({ word }) => (
          <Badge key={word} tone="sky">
            {word}
            <Info aria-hidden className="sideways:hidden" />
          </Badge>
        ))}
      </DialogTrigger>
      <DialogContent title={t('twists')} close={frame('close')}>
        <dl className="mt-4 flex flex-col gap-2 text-sm">
          {specials.map(({ word, meaning }) => (
            <div key={word}>
              <dt className="text-sky font-semibold">{word}</dt>
              <dd className="text-muted text-pretty">{meaning}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
