'use client'

import { seatAt } from '@skelly/engine'
import { peopleOf, type DeviceTable } from '@skelly/game-client/device'
import { Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CountedLine } from '../counting/counted-line.tsx'
import type { CountingDesk } from '../counting/counting-desk.ts'
import { BarButton } from '../device/bar-button.tsx'
import { CourtCard } from '../device/court-card.tsx'
import { DeviceScreen } from '../device/device-screen.tsx'
import { useFinished } from '../device/use-finished.ts'
import { useDeviceTable } from '../device/use-device-table.ts'
import { Button } from '@skelly/ui'
import { ComputerLine } from './computer-line.tsx'
import { MachineEnding } from './machine-ending.tsx'
import { PACE_NUMBERS } from './pace.ts'
import { PaceButton } from './pace-button.tsx'
import type { Thinker } from './thinker.ts'
import { useComputerPlayers } from './use-computer-players.ts'
import { usePace } from './use-pace.ts'

interface MachineGameProps {
  readonly table: DeviceTable
  readonly thinker: Thinker
  /** Where the finished game is counted. */
  readonly desk: CountingDesk
  readonly onAgain: () => void
  readonly onReplay: () => void
  readonly onDiscard: () => void
}

/** A game against computer players. */
export const MachineGame = ({
  table,
  thinker,
  desk,
  onAgain,
  onReplay,
  onDiscard,
}: MachineGameProps): ReactNode => {
  const t = useTranslations('machine')
  const device = useTranslations('device')
  const [pace, setPace] = usePace()
  const shown = useDeviceTable(table, PACE_NUMBERS[pace].rate)
  const { snapshot, stage, isStill } = shown
  const { hasFailed, tryAgain } = useComputerPlayers(shown, thinker, pace)
  useFinished(shown, (replay) => desk.finished(replay))
  const { match, hold, takesBack, options } = snapshot
  const [me = 0] = peopleOf(match.setup)
  if (stage === null) return null
  const { turn } = match.state
  const isThinking = (seat: number): boolean =>
    isStill && hold === null && turn.phase !== 'over' && turn.mover === seat
  return (
    <DeviceScreen
      shown={shown}
      stage={stage}
      title={t('title')}
      mine={seatAt(me)}
      tools={
        <>
          {options.takeBacks && (
            <BarButton
              label={device('takeBack')}
              disabled={takesBack === null || !isStill || hold !== null}
              onClick={() => table.takeBack()}
            >
              <Undo2 aria-hidden />
            </BarButton>
          )}
          <PaceButton pace={pace} onPace={setPace} />
        </>
      }
      lineOf={(seat) => {
        const { computer } = match.setup.seats[seat] ?? {}
        if (computer === undefined) return null
        return <ComputerLine strength={computer} isThinking={isThinking(seat)} />
      }}
      card={
        hasFailed && (
          <CourtCard label={t('failed')}>
            <p className="text-lg text-balance">{t('failed')}</p>
            <Button onClick={tryAgain}>{t('tryAgain')}</Button>
          </CourtCard>
        )
      }
      ending={
        match.phase.kind === 'over' && (
          <MachineEnding
            setup={match.setup}
            places={match.phase.places}
            leaving={match.phase.leaving}
            me={me}
            counted={<CountedLine desk={desk} seed={match.setup.seed} />}
            {...{ onAgain, onReplay, onDiscard }}
          />
        )
      }
      onDiscard={onDiscard}
    />
  )
}
