'use client'

import { compactReplay, type Fill, type SkellyEvent } from '@skelly/engine'
import { YOU, type Level, type Score } from '@skelly/engine/challenges'
import { eventsOf, isOver, type DeviceSnapshot, type DeviceTable } from '@skelly/game-client/device'
import { Button } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useMemo, useState, type ReactNode } from 'react'
import type { WonAttempt } from '../counting/sent-attempts.ts'
import { CourtCard } from '../device/court-card.tsx'
import { DeviceScreen } from '../device/device-screen.tsx'
import { useDeviceTable, type ShownTable } from '../device/use-device-table.ts'
import { useFinished } from '../device/use-finished.ts'
import { ComputerLine } from '../machine/computer-line.tsx'
import { PACE_NUMBERS } from '../machine/pace.ts'
import type { Thinker } from '../machine/thinker.ts'
import { useComputerPlayers } from '../machine/use-computer-players.ts'
import { usePace } from '../machine/use-pace.ts'
import type { FlickClock } from '../match/clocked-cap.tsx'
import type { Say } from '@skelly/stage'
import { goTo } from './go-to.ts'
import { LevelAbout } from './level-about.tsx'
import { isAlone, levelLook } from './level-look.ts'
import { LevelReady } from './level-ready.tsx'
import { LevelTools } from './level-tools.tsx'
import { takeUpLevel } from './take-up-level.ts'
import { useLevelWords } from './use-level-words.ts'
import { useTitle } from './use-title.ts'

interface LevelGameProps {
  readonly level: Level
  /** What is in one's cap, where the level leaves the choice and the attempt begins now. */
  readonly fill: Fill
  /** Whether it is begun anew, whatever the device has kept of it. */
  readonly isFresh: boolean
  readonly thinker: Thinker
  /** Whether the hint is shown. */
  readonly hasHint: boolean
  /** Shows the hint or hides it; null while there is none yet. */
  readonly onHint: (() => void) | null
  readonly onWon: (attempt: WonAttempt) => void
  readonly onLost: () => void
  /** Begins the level anew. `isGivenUp`: something had been flicked. */
  readonly onRetry: (isGivenUp: boolean) => void
  readonly onFill: (fill: Fill) => void
  /** What is shown when it is decided, by what the deciding command led to. */
  readonly endingOf: (score: Score, events: readonly SkellyEvent[]) => ReactNode
}

/** What a rolling shot costs and brings is told when it has stopped. */
const useStillScore = ({ challenge }: DeviceSnapshot, isStill: boolean): Score | null => {
  const now = challenge?.score ?? null
  const [shown, setShown] = useState(now)
  if (isStill && shown !== now) setShown(now)
  return shown
}

/** Tells of the attempt once it is decided; then the device need not keep it any more. */
const useDecided = (shown: ShownTable, { level, onWon, onLost }: LevelGameProps): void => {
  const { table } = shown
  useFinished(shown, (replay) => {
    const { phase, flicks } = table.getSnapshot().challenge?.score ?? {}
    if (phase?.kind === 'won' && flicks !== undefined)
      onWon({ number: level.number, stars: phase.stars, flicks, replay: compactReplay(replay) })
    else onLost()
    table.discard()
  })
}

/** The clock of who plays alone: no panel of theirs shows it. */
const ownClock = (level: Level, { table, snapshot, isStill }: ShownTable): FlickClock | null => {
  const { match } = snapshot
  if (match.setup.shotClock === null || !isAlone(level) || isOver(snapshot)) return null
  return { phase: match.phase, seconds: isStill ? match.setup.shotClock : null, read: () => table.now() }
}

/** Nobody is told to flick on after the flick that decided it. */
const saidAtEnd = (say: Say, { phase }: Score): Say =>
  phase.kind === 'playing'
    ? say
    : (key, values) => (key === 'turnOver' || key === 'again' ? '' : say(key, values))

const lastEvents = (table: DeviceTable): readonly SkellyEvent[] => table.journal().slice(-1).flatMap(eventsOf)

/** One attempt at a level. */
export const LevelGame = (props: LevelGameProps): ReactNode => {
  const { level, thinker, hasHint, onHint } = props
  const t = useTranslations('challenges')
  const machine = useTranslations('machine')
  const { title, names, say } = useLevelWords(level)
  const heading = t('levelTitle', { number: level.number, title })
  useTitle(heading)
  const [table] = useState(() =>
    takeUpLevel(level, { name: names[YOU] ?? '', fill: props.fill }, props.isFresh),
  )
  const [pace, setPace] = usePace()
  const shown = useDeviceTable(table, PACE_NUMBERS[pace].rate)
  const { stage, snapshot, isStill } = shown
  const { hasFailed, tryAgain } = useComputerPlayers(shown, thinker, pace)
  const score = useStillScore(snapshot, isStill)
  const look = useMemo(() => (score === null ? undefined : levelLook(level, score)), [level, score])
  useDecided(shown, props)
  const { match, hold } = snapshot
  const { turn } = match.state
  const fill = match.setup.seats[YOU]?.fill ?? props.fill
  const isThinking = (seat: number): boolean =>
    isStill && hold === null && turn.phase !== 'over' && turn.mover === seat
  if (stage === null || score === null || look === undefined) return null
  return (
    <DeviceScreen
      {...{ shown, stage, names, look }}
      say={saidAtEnd(say, score)}
      title={heading}
      mine={YOU}
      about={<LevelAbout {...{ level, score, hasHint, fill }} clock={ownClock(level, shown)} />}
      tools={
        <LevelTools
          {...{ level, fill, pace, hasHint, onHint }}
          onFill={props.onFill}
          onPace={setPace}
          onRetry={match.seq > 1 ? () => props.onRetry(match.ply > 0) : null}
        />
      }
      lineOf={(seat) => {
        const { computer } = match.setup.seats[seat] ?? {}
        if (computer === undefined) return null
        return <ComputerLine strength={computer} isThinking={isThinking(seat)} />
      }}
      ready={<LevelReady level={level} onBegin={() => table.goOn()} />}
      card={
        hasFailed && (
          <CourtCard label={machine('failed')}>
            <p className="text-lg text-balance">{machine('failed')}</p>
            <Button onClick={tryAgain}>{machine('tryAgain')}</Button>
          </CourtCard>
        )
      }
      ending={props.endingOf(score, lastEvents(table))}
      onDiscard={() => goTo(null)}
    />
  )
}
