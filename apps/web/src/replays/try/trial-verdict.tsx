'use client'

import { Button } from '@skelly/ui'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { type Said, type Say, tell } from '@skelly/stage'
import { compareShots } from './compare-shots.ts'
import type { Trial } from './trial.ts'

interface TrialVerdictProps {
  readonly trial: Trial
  readonly yours: Said
  /** By seat, of the game. */
  readonly names: readonly string[]
  readonly say: Say
  readonly onAgain: () => void
  readonly onBack: () => void
}

interface ShotLineProps {
  readonly said: Said
  /** By seat. */
  readonly names: readonly string[]
  readonly say: Say
  /** Whose shot it was, in words. */
  readonly who: string
  readonly className?: string
}

/** A shot in a word or two: "Ana: Pot. Boxes 3 and 4". A turn that was lost says itself whose it was. */
const ShotLine = ({ said, names, say, who, className }: ShotLineProps): ReactNode => {
  const [told] = tell(said, names, say)
  const words = [told?.headline, told?.detail].filter((part) => part !== undefined && part !== '').join('. ')
  return (
    <p className={className}>
      {told?.by !== null && <strong>{who}: </strong>}
      {words}
    </p>
  )
}

/** The own flick beside the one that was played, and which of them was worth more. */
export const TrialVerdict = ({ trial, yours, names, say, onAgain, onBack }: TrialVerdictProps): ReactNode => {
  const t = useTranslations('trial')
  const { theirs, seat } = trial
  const name = names[seat] ?? ''
  // What becomes of the turn is no part of a comparison.
  const inBrief: Say = (key, values) => (key === 'turnOver' || key === 'again' ? '' : say(key, values))
  const comparison = compareShots(yours, theirs, seat)
  return (
    <section
      aria-label={t('verdict')}
      data-comparison={comparison.kind}
      className="animate-rise border-line bg-surface beside:static beside:mx-0 beside:self-end beside:[grid-area:said] beside:max-h-full shadow-over fixed inset-x-2 bottom-2 z-20 mx-auto flex max-h-[calc(100%-1rem)] max-w-md flex-col gap-1 overflow-y-auto rounded-2xl border p-2.5 text-center lg:gap-2 lg:p-4 [@media(height<46rem)]:gap-0.5 [@media(height<46rem)]:p-2"
    >
      <div
        role="status"
        className="flex flex-wrap justify-center gap-x-4 gap-y-0.5 text-sm leading-snug text-pretty lg:text-base [&>p]:w-full [@media(height<46rem)]:text-xs [@media(height<46rem)]:[&>p:not([data-worth])]:w-auto"
      >
        <ShotLine said={yours} names={names} say={inBrief} who={t('you')} />
        <ShotLine
          said={theirs}
          names={names}
          say={inBrief}
          who={name === t('you') ? t('inGame') : name}
          className="text-muted"
        />
        <p className="text-accent-text font-medium" data-worth>
          {comparison.kind === 'same'
            ? t('same')
            : t(`${comparison.kind}_${comparison.by}`, {
                name,
                yours: comparison.yours,
                theirs: comparison.theirs,
              })}
        </p>
      </div>
      <div className="beside:flex-col sideways:flex-row flex gap-2 pt-0.5">
        <Button size="small" className="sideways:px-2 min-w-0 flex-1" onClick={onAgain} autoFocus>
          <RotateCcw aria-hidden />
          {t('again')}
        </Button>
        <Button
          size="small"
          variant="outline"
          className="sideways:px-2 sideways:[&_svg]:hidden min-w-0 flex-1"
          onClick={onBack}
        >
          <ArrowLeft aria-hidden />
          {t('toReplay')}
        </Button>
      </div>
    </section>
  )
}
