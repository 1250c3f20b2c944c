'use client'

import type { Piece } from '@skelly/court-view'
import type { Seat } from '@skelly/engine'
import { isOver } from '@skelly/game-client/device'
import { useTranslations } from 'next-intl'
import { useCallback, type ReactNode } from 'react'
import { MatchTable } from '../match/match-table.tsx'
import { refusalShown } from '../match/refusal-shown.ts'
import { useNames } from '../match/use-names.ts'
import type { Stage } from '../stage/stage.ts'
import type { Say, TableLook } from '@skelly/stage'
import { DeviceBar } from './device-bar.tsx'
import { useDeviceLook } from './use-device-look.ts'
import { devicePrompt } from './device-prompt.ts'
import { HoldCard } from './hold-card.tsx'
import type { ShownTable } from './use-device-table.ts'

interface DeviceScreenProps {
  readonly shown: ShownTable
  readonly stage: Stage
  readonly title: string
  /** The only person at the device, or null where there are several. */
  readonly mine: Seat | null
  /** What can be done beside playing and pausing. */
  readonly tools?: ReactNode
  /** By seat, where caps go by other names than their players'. */
  readonly names?: readonly string[]
  /** What is played for, where it is not the game. */
  readonly about?: ReactNode
  readonly look?: TableLook
  readonly lineOf?: (seat: number) => ReactNode
  /** Pieces that lie on the court for the eye only. */
  readonly ghosts?: readonly Piece[]
  readonly say?: Say
  /** What stands over the court before a game that waits for a word to begin. */
  readonly ready?: ReactNode
  /** What stands over the court while it lies still, beside what holds the game. */
  readonly card?: ReactNode
  /** How it ended, shown when it is over and the caps lie still. */
  readonly ending: ReactNode
  readonly onDiscard: () => void
}

const nothing = (): ReactNode => null

/** The table of a game whose referee is this device. */
export const DeviceScreen = (props: DeviceScreenProps): ReactNode => {
  const { shown, stage, mine, ending, onDiscard } = props
  const t = useTranslations('device')
  const { table, snapshot, dispatch, isStill, acting } = shown
  const { match, challenge, hold, kept } = snapshot
  const players = useNames(match.setup)
  const names = props.names ?? players
  const look = useDeviceLook(match.setup.seats.length, mine, props.look)
  const clock = useCallback(() => table.now(), [table])
  const isRunning = !isOver(snapshot)
  // An attempt without a clock waits as long as one likes.
  const mayPause = isRunning && (challenge === null || match.setup.shotClock !== null)
  const isDecided = hold === null || hold.kind === 'decided'
  return (
    <>
      <MatchTable
        title={props.title}
        {...{ table, match, stage, dispatch, mine, acting, clock, names, look }}
        about={props.about}
        said={stage.said}
        say={props.say}
        ghosts={props.ghosts}
        bar={
          <DeviceBar
            {...{ table, mayPause }}
            grip={match.setup.grip}
            isHeld={hold !== null}
            isCrowded={challenge !== null}
          >
            {props.tools}
          </DeviceBar>
        }
        lineOf={props.lineOf ?? nothing}
        prompt={devicePrompt({ match, scene: stage.scene, hold, names, mine })}
        refusal={refusalShown(snapshot.refusal)}
        aside={isStill && hold?.kind === 'ready' && props.ready}
      >
        {!kept && hold?.kind !== 'elsewhere' && (
          <p
            role="status"
            className="bg-bad text-page absolute inset-x-3 top-2 z-10 mx-auto w-fit rounded-full px-4 py-1 text-center text-xs font-semibold"
          >
            {t('notKept')}
          </p>
        )}
        {isStill && hold !== null && (
          <HoldCard {...{ table, hold, onDiscard }} setup={match.setup} hasWaysOut={challenge === null} />
        )}
        {isStill && hold === null && props.card}
        {isStill && !isRunning && isDecided && ending}
      </MatchTable>
    </>
  )
}
