'use client'

import { Button } from '@skelly/ui'
import { RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LessonCourt, useLessonNames } from '../lesson/lesson-court.tsx'
import { tableAt } from '../lesson/table-at.ts'
import { playOwnMove } from '../stage/own-move.ts'
import { type Said, tell } from '@skelly/stage'
import { useOwnCourt } from '../stage/use-own-court.ts'
import type { RuleCourtSetting } from './rule-courts.ts'
import { StreetWindow } from './street-window.tsx'

export interface RuleCourtProps extends RuleCourtSetting {
  /** What to try. */
  readonly task: string
}

/** What the referee says of the last shot, and why. */
const Told = ({ said }: { readonly said: Said }): ReactNode => {
  const say = useTranslations('ruling')
  const why = useTranslations('why')
  const [told] = tell(said, useLessonNames(), say)
  const shot = said.events.find((event) => event.kind === 'shot')
  if (told === undefined || shot === undefined) return null
  return (
    <>
      <strong className="font-chalk text-accent-text text-base font-normal">{told.headline}.</strong>{' '}
      {why(shot.ruling.verdict)}
    </>
  )
}

/** A small court on which a rule is tried, as often as one likes. */
const RuleCourt = ({ position, view, task }: RuleCourtProps): ReactNode => {
  const t = useTranslations('rules')
  const { stage, flicks, flick, setDown, rested, lay } = useOwnCourt({
    first: tableAt(position),
    play: playOwnMove,
  })
  return (
    <figure className="flex flex-col gap-2">
      <StreetWindow view={view}>
        <LessonCourt
          {...{ stage }}
          fit="width"
          isOpen
          isLit
          showsWholeWay
          onFlick={flick}
          onSetDown={setDown}
          onShotShown={rested}
        />
      </StreetWindow>
      <figcaption className="flex min-h-11 items-center gap-3 text-sm">
        <p role="status" className="min-w-0 flex-1 text-pretty">
          {stage.said === null ? task : <Told said={stage.said} />}
        </p>
        <Button
          variant="outline"
          size="icon"
          className="shrink-0"
          aria-label={t('again')}
          disabled={flicks === 0}
          onClick={() => {
            lay(tableAt(position))
          }}
        >
          <RotateCcw aria-hidden />
        </Button>
      </figcaption>
    </figure>
  )
}

// by default, for it is loaded when it comes into view
export default RuleCourt
