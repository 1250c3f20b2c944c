'use client'

import { Badge, Dialog, DialogContent, DialogTrigger, cn } from '@skelly/ui'
import { Info } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Special } from './use-level-words.ts'

interface SpecialListProps {
  readonly specials: readonly Special[]
}

interface LevelSpecialsProps extends SpecialListProps {
  readonly className?: string
}

/** What each of them means. */
export const SpecialList = ({ specials }: SpecialListProps): ReactNode => (
  <dl className="flex flex-col gap-2 text-left text-sm">
    {specials.map(({ word, meaning }) => (
      <div key={word}>
        <dt className="text-sky font-semibold">{word}</dt>
        <dd className="text-muted text-pretty">{meaning}</dd>
      </div>
    ))}
  </dl>
)

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
            <Info aria-hidden />
          </Badge>
        ))}
      </DialogTrigger>
      <DialogContent title={t('twists')} close={frame('close')}>
        <div className="mt-4">
          <SpecialList specials={specials} />
        </div>
      </DialogContent>
    </Dialog>
  )
}
