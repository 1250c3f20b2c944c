'use client'

import type { Seed } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { giveUp } from '../counting/give-up.ts'
import { UncountedNote } from '../counting/uncounted-note.tsx'
import { useCountingDesk } from '../counting/use-counting-desk.ts'
import { deal, dealAgain } from '../device/deal.ts'
import { DeviceReplay } from '../device/device-replay.tsx'
import { freshSeed } from '../device/fresh-seed.ts'
import { keepValue, keptValue } from '../device/kept-value.ts'
import { keepOwnFill, ownFill } from '../device/own-fill.ts'
import { LobbyFrame, type SiteFrame } from '../device/lobby-frame.tsx'
import { Opening } from '../device/opening.tsx'
import { PutAsideNote } from '../device/put-aside-note.tsx'
import { useDevicePlace, type DevicePlace } from '../device/use-device-place.ts'
import { FIRST_CHOICE, SOLO_CHOICE, soloChoiceSchema, type SoloChoice } from './solo-choice.ts'
import { SoloGame } from './solo-game.tsx'
import { SoloLobby } from './solo-lobby.tsx'
import { useBestRun } from './use-best-run.ts'

const PLAIN = { handOver: false, takeBacks: false } as const

interface OpenedProps extends SiteFrame, Pick<ReturnType<typeof useDevicePlace>, 'begin' | 'discard'> {
  readonly place: Exclude<DevicePlace, { kind: 'opening' }>
  readonly isSignedIn: boolean
}

/** In the browser, where the device is known. */
const Opened = ({ place, isSignedIn, begin, discard, header, footer, scene }: OpenedProps): ReactNode => {
  const device = useTranslations('device')
  const { best, ghost, keep } = useBestRun()
  const desk = useCountingDesk()
  const [choice, setChoice] = useState(() => ({
    ...(keptValue(SOLO_CHOICE, soloChoiceSchema) ?? FIRST_CHOICE),
    fill: ownFill(),
  }))
  const [isWatching, setIsWatching] = useState(false)
  const choose = (chosen: SoloChoice): void => {
    keepValue(SOLO_CHOICE, chosen)
    keepOwnFill(chosen.fill)
    setChoice(chosen)
  }
  const newSeed = (): Seed => desk.takeSeed(null)?.seed ?? freshSeed()
  if (place.kind === 'setting-up') {
    const start = (): void => {
      const players = [{ name: device('you'), fill: choice.fill }]
      begin(deal({ way: 'solo', players, shotClock: null }, newSeed()), PLAIN)
    }
    return (
      <LobbyFrame {...{ header, footer, scene }}>
        <SoloLobby
          note={
            <>
              <PutAsideNote why={place.putAside} />
              {isSignedIn && <UncountedNote desk={desk} />}
            </>
          }
          best={best}
          choice={choice}
          onChoose={choose}
          onStart={start}
        />
      </LobbyFrame>
    )
  }
  const { table } = place
  const { setup } = table.getSnapshot().match
  // Chance has no part in a solo run, so one that was given up leaves its seed to the next.
  const again = (): void => {
    const isOver = table.getSnapshot().match.phase.kind === 'over'
    begin(dealAgain(setup, isOver ? newSeed() : setup.seed), PLAIN)
  }
  if (isWatching) return <DeviceReplay replay={table.replay()} onBack={() => setIsWatching(false)} />
  return (
    <SoloGame
      key={`${setup.seed} ${String(table.replay().date)}`}
      {...{ table, desk, best, ghost }}
      hasGhost={choice.hasGhost}
      onGhost={(hasGhost) => choose({ ...choice, hasGhost })}
      onBest={keep}
      onAgain={again}
      onReplay={() => setIsWatching(true)}
      onDiscard={() => {
        giveUp(desk, table)
        discard()
      }}
    />
  )
}

/** The solo run: from picking a cap to its stars. */
export const SoloPlace = (props: SiteFrame & Pick<OpenedProps, 'isSignedIn'>): ReactNode => {
  const { place, ...ways } = useDevicePlace('solo')
  return place.kind === 'opening' ? <Opening /> : <Opened place={place} {...ways} {...props} />
}
