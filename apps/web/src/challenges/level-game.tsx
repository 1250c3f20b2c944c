'use client'

import { compactReplay, type Fill } from '@skelly/engine'
import { YOU, type Level, type Score } from '@skelly/engine/challenges'
import type { DeviceSnapshot } from '@skelly/game-client/device'
import { Button } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useMemo, useState, type ReactNode } from 'react'
import type { WonAttempt } from '../counting/sent-attempts.ts'
import { CourtCard } from '../device/court-card.tsx'
import { DeviceScreen } from '../device/device-screen.tsx'
import { useDeviceTable } from '../device/use-device-table.ts'
import { useFinished } from '../device/use-finished.ts'
import { ComputerLine } from '../machine/computer-line.tsx'
import { PACE_NUMBERS } from '../machine/pace.ts'
import type { Thinker } from '../machine/thinker.ts'
import { useComputerPlayers } from '../machine/use-computer-players.ts'
import { usePace } from '../machine/use-pace.ts'
import { beginLevel } from './begin-level.ts'
import { goTo } from './go-to.ts'
import { LevelAbout } from './level-about.tsx'
import { levelLook } from './level-look.ts'
import { LevelTools } from './level-tools.tsx'
import { useLevelWords } from './use-level-words.ts'
import { useTitle } from './use-title.ts'

interface LevelGameProps {
  readonly level: Level
  readonly fill: Fill
  readonly thinker: Thinker
  /** Whether there may be a hint by now. */
  readonly mayHint: boolean
  readonly onWon: (attempt: WonAttempt) => void
  readonly onLost: () => void
  /** Begins the level anew. `isGivenUp`: something had been flicked. */
  readonly onRetry: (isGivenUp: boolean) => void
  readonly onFill: (fill: Fill) => void
  /** What is shown when it is decided. */
  readonly endingOf: (score: Score) => ReactNode
}

/** What a rolling shot costs and brings is told when it has stopped. */
const useStillScore = ({ challenge }: DeviceSnapshot, isStill: boolean): Score | null => {
  const now = challenge?.score ?? null
  const [shown, setShown] = useState(now)
  if (isStill && shown !== now) setShown(now)
  return shown
}

/** One attempt at a level. */
export const LevelGame = (props: LevelGameProps): ReactNode => {
  const { level, fill, thinker } = props
  const t = useTranslations('challenges')
  const machine = useTranslations('machine')
  const { title, names, say } = useLevelWords(level)
  const heading = t('levelTitle', { number: level.number, title })
  useTitle(heading)
  const [table] = useState(() => beginLevel(level, names[YOU] ?? '', fill))
  const [pace, setPace] = usePace()
  const [hasHint, setHasHint] = useState(false)
  const shown = useDeviceTable(table, PACE_NUMBERS[pace].rate)
  const { stage, snapshot, isStill } = shown
  const { hasFailed, tryAgain } = useComputerPlayers(shown, thinker, pace)
  const score = useStillScore(snapshot, isStill)
  const look = useMemo(() => (score === null ? undefined : levelLook(level, score)), [level, score])
  useFinished(shown, (replay) => {
    const { phase, flicks } = table.getSnapshot().challenge?.score ?? {}
    if (phase?.kind === 'won' && flicks !== undefined)
      props.onWon({ number: level.number, stars: phase.stars, flicks, replay: compactReplay(replay) })
    else props.onLost()
  })
  const { match, hold } = snapshot
  const { turn } = match.state
  const isThinking = (seat: number): boolean =>
    isStill && hold === null && turn.phase !== 'over' && turn.mover === seat
  if (stage === null || score === null || look === undefined) return null
  return (
    <DeviceScreen
      {...{ shown, stage, names, say, look }}
      title={heading}
      mine={YOU}
      about={<LevelAbout level={level} score={score} hasHint={hasHint} />}
      tools={
        <LevelTools
          {...{ level, fill, pace, hasHint }}
          onFill={props.onFill}
          onPace={setPace}
          onRetry={match.seq > 1 ? () => props.onRetry(match.ply > 0) : null}
          onHint={props.mayHint ? () => setHasHint(!hasHint) : null}
        />
      }
      lineOf={(seat) => {
        const { computer } = match.setup.seats[seat] ?? {}
        if (computer === undefined) return null
        return <ComputerLine strength={computer} isThinking={isThinking(seat)} />
      }}
      card={
        hasFailed && (
          <CourtCard label={machine('failed')}>
            <p className="text-lg text-balance">{machine('failed')}</p>
            <Button onClick={tryAgain}>{machine('tryAgain')}</Button>
          </CourtCard>
        )
      }
      ending={props.endingOf(score)}
      onDiscard={() => goTo(null)}
    />
  )
}
