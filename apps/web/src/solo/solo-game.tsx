'use client'

import { encodeReplay, seatAt, soloFlicks } from '@skelly/engine'
import { eventsOf, type DeviceTable } from '@skelly/game-client/device'
import { Ghost, RotateCcw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CountedLine } from '../counting/counted-line.tsx'
import type { CountingDesk } from '../counting/counting-desk.ts'
import { BarButton } from '../device/bar-button.tsx'
import { DeviceScreen } from '../device/device-screen.tsx'
import { useFinished } from '../device/use-finished.ts'
import { useDeviceTable } from '../device/use-device-table.ts'
import { isBetter, type BestRun } from './best-run.ts'
import { ghostPiece } from './ghost-piece.ts'
import type { GhostRun } from './ghost-run.ts'
import { SoloEnding } from './solo-ending.tsx'
import { SoloLine } from './solo-line.tsx'
import { soloSaid } from './solo-said.ts'
import { useSoloSay } from './use-solo-say.ts'

interface SoloGameProps {
  readonly table: DeviceTable
  /** Where the finished run is counted. */
  readonly desk: CountingDesk
  readonly best: BestRun | null
  /** The best run's ghost, where there is one. */
  readonly ghost: GhostRun | null
  readonly hasGhost: boolean
  readonly onGhost: (hasGhost: boolean) => void
  readonly onBest: (run: BestRun) => void
  readonly onAgain: () => void
  readonly onReplay: () => void
  readonly onDiscard: () => void
}

/** The whole run alone (R9.1). */
export const SoloGame = ({
  table,
  desk,
  best,
  ghost,
  hasGhost,
  onGhost,
  onBest,
  ...ways
}: SoloGameProps): ReactNode => {
  const t = useTranslations('solo')
  const say = useSoloSay()
  const shown = useDeviceTable(table)
  const { stage, snapshot, isStill } = shown
  const journal = table.journal()
  // What a rolling shot costs is told when it has stopped.
  const flicks = soloFlicks((isStill ? journal : journal.slice(0, -1)).flatMap(eventsOf))
  const isDone = isStill && snapshot.match.phase.kind === 'over'
  const isBest = isDone && best?.flicks === flicks && best.replay === encodeReplay(table.replay())
  useFinished(shown, (replay) => {
    desk.finished(replay)
    if (isBetter(flicks, best)) onBest({ flicks, replay: encodeReplay(replay) })
  })
  if (stage === null) return null
  return (
    <DeviceScreen
      shown={shown}
      stage={{ ...stage, said: soloSaid(stage.said) }}
      title={t('title')}
      mine={seatAt(0)}
      tools={
        <>
          <BarButton label={t('restart')} disabled={flicks === 0 || !isStill} onClick={ways.onAgain}>
            <RotateCcw aria-hidden />
          </BarButton>
          {ghost !== null && (
            <BarButton label={t('ghost')} aria-pressed={hasGhost} onClick={() => onGhost(!hasGhost)}>
              <Ghost aria-hidden className={hasGhost ? 'text-accent-text' : 'text-muted'} />
            </BarButton>
          )}
        </>
      }
      lineOf={() => <SoloLine flicks={flicks} />}
      ghosts={ghost !== null && hasGhost ? ghostPiece(ghost, flicks, t('ghostName')) : []}
      say={say}
      ending={
        <SoloEnding
          {...{ flicks, best, isBest }}
          counted={<CountedLine desk={desk} seed={snapshot.match.setup.seed} />}
          {...ways}
        />
      }
      onDiscard={ways.onDiscard}
    />
  )
}
