'use client'

import type { Seed } from '@skelly/engine'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import type { DealtSeed } from '../counting/counting-desk.ts'
import { giveUp } from '../counting/give-up.ts'
import { UncountedNote } from '../counting/uncounted-note.tsx'
import { useCountingDesk } from '../counting/use-counting-desk.ts'
import { deal } from '../device/deal.ts'
import { DeviceReplay } from '../device/device-replay.tsx'
import { freshSeed } from '../device/fresh-seed.ts'
import { LobbyFrame, type SiteFrame } from '../device/lobby-frame.tsx'
import { Opening } from '../device/opening.tsx'
import { PutAsideNote } from '../device/put-aside-note.tsx'
import { useDevicePlace } from '../device/use-device-place.ts'
import { MachineGame } from './machine-game.tsx'
import { MachineLobby } from './machine-lobby.tsx'
import { nextMachineGame } from './next-machine-game.ts'
import { seatsFor, type MachineChoice } from './opponent.ts'
import { useThinker } from './use-thinker.ts'

/** Seconds for each flick (R9). */
const SHOT_CLOCK = 20

interface MachinePlaceProps extends SiteFrame {
  readonly isSignedIn: boolean
}

/** Versus the machine: from setting it up to its replay. */
export const MachinePlace = ({ isSignedIn, ...frame }: MachinePlaceProps): ReactNode => {
  const device = useTranslations('device')
  const { place, begin, discard } = useDevicePlace('machine')
  const thinker = useThinker()
  const desk = useCountingDesk()
  const [isWatching, setIsWatching] = useState(false)
  if (place.kind === 'opening') return <Opening />
  // What may be taken back counts for nothing, and uses no seed up.
  const countedSeed = (takeBacks: boolean, before: Seed | null): DealtSeed | null =>
    takeBacks ? null : desk.takeSeed(before)
  if (place.kind === 'setting-up') {
    const start = (choice: MachineChoice): void => {
      const players = seatsFor(choice, device('you'))
      const seed = countedSeed(choice.takeBacks, null)?.seed ?? freshSeed()
      const setup = deal({ way: 'machine', players, shotClock: SHOT_CLOCK }, seed)
      begin(setup, { handOver: false, takeBacks: choice.takeBacks })
    }
    return (
      <LobbyFrame {...frame}>
        <MachineLobby
          note={
            <>
              <PutAsideNote why={place.putAside} />
              {isSignedIn && <UncountedNote desk={desk} />}
            </>
          }
          onStart={start}
        />
      </LobbyFrame>
    )
  }
  const { table } = place
  if (isWatching) return <DeviceReplay replay={table.replay()} onBack={() => setIsWatching(false)} />
  const again = (): void => {
    const { match, options } = table.getSnapshot()
    begin(nextMachineGame(match.setup, countedSeed(options.takeBacks, match.setup.seed)), options)
  }
  return (
    <MachineGame
      key={table.getSnapshot().match.setup.seed}
      table={table}
      thinker={thinker}
      desk={desk}
      onAgain={again}
      onReplay={() => setIsWatching(true)}
      onDiscard={() => {
        giveUp(desk, table)
        discard()
      }}
    />
  )
}
