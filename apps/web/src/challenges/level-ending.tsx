'use client'

import type { SkellyEvent } from '@skelly/engine'
import type { Level, Score } from '@skelly/engine/challenges'
import { Button } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { answerAt, type LevelBest } from '../counting/sent-attempts.ts'
import type { CountingLedger } from '../counting/counting-ledger.ts'
import { DeviceEnding } from '../device/device-ending.tsx'
import { goTo } from './go-to.ts'
import { JoyfulStars } from './joyful-stars.tsx'
import { lossPhrase } from './loss-phrase.ts'
import { SentLine } from './sent-line.tsx'
import { ShareLevel } from './share-level.tsx'
import { SolutionButton } from './solution-button.tsx'
import { useLevelWords } from './use-level-words.ts'

interface LevelEndingProps {
  readonly level: Level
  readonly score: Score
  /** What the command that decided it led to. */
  readonly events: readonly SkellyEvent[]
  readonly ledger: CountingLedger
  /** The best at this level, this attempt included; null where it was never won. */
  readonly best: LevelBest | null
  /** The next level, where it is open. */
  readonly next: number | null
  /** Whether there is a hint by now. */
  readonly mayHint: boolean
  readonly onRetry: () => void
  readonly onSolution: () => void
}

const Lost = ({ level, score, events, mayHint, onRetry }: LevelEndingProps): ReactNode => {
  const t = useTranslations('challenges')
  const { goal, hint, names } = useLevelWords(level)
  const { phase } = score
  const why = phase.kind === 'lost' ? lossPhrase(level, phase.why, events, names) : null
  return (
    <DeviceEnding
      headline={t('lost')}
      why={why === null ? '' : t(why.key, { ...why.values })}
      ways={
        <>
          <Button className="col-span-2" autoFocus onClick={onRetry}>
            {t('again')}
          </Button>
          <Button variant="outline" size="small" className="col-span-2" onClick={() => goTo(null)}>
            {t('all')}
          </Button>
        </>
      }
    >
      <p className="text-center font-semibold text-pretty">{goal}</p>
      {mayHint && (
        <p data-hint className="text-accent-text text-center text-pretty">
          <strong>{t('hint')}:</strong> {hint}
        </p>
      )}
    </DeviceEnding>
  )
}

const Ways = ({ level, ledger, best, next, onRetry, onSolution }: LevelEndingProps): ReactNode => {
  const t = useTranslations('challenges')
  const end = useTranslations('end')
  return (
    <>
      {next !== null && (
        <Button className="col-span-2" autoFocus onClick={() => goTo(next)}>
          {t('next')}
        </Button>
      )}
      <Button
        variant={next === null ? 'primary' : 'outline'}
        size={next === null ? 'medium' : 'small'}
        className="col-span-2"
        autoFocus={next === null}
        onClick={onRetry}
      >
        {best?.stars === 3 ? end('again') : t('better')}
      </Button>
      {best?.stars === 3 && <SolutionButton ledger={ledger} number={level.number} onSolution={onSolution} />}
      <ShareLevel level={level} best={best} />
      <Button variant="outline" size="small" onClick={() => goTo(null)}>
        {t('all')}
      </Button>
    </>
  )
}

/** How an attempt at a level ended, and the ways on. */
export const LevelEnding = (props: LevelEndingProps): ReactNode => {
  const { level, score, ledger, best } = props
  const t = useTranslations('challenges')
  const { phase, flicks } = score
  if (phase.kind !== 'won') return <Lost {...props} />
  const isBest = best === null || best.flicks >= flicks
  return (
    <DeviceEnding
      headline={t('won', { stars: String(phase.stars) })}
      why={t('wonIn', { count: flicks })}
      ways={<Ways {...props} />}
    >
      <JoyfulStars count={phase.stars} />
      <p className="text-center text-sm font-semibold">
        {isBest ? t('newBest') : t('bestIs', { count: best.flicks })}
        {phase.stars < 3 && <span className="text-muted"> {t('threeIn', { count: level.flicks[0] })}</span>}
      </p>
      <SentLine answer={answerAt(ledger, level.number)} isGuest={ledger.account === null} />
    </DeviceEnding>
  )
}
