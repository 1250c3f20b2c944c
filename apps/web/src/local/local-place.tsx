'use client'

import { useState, type ReactNode } from 'react'
import { deal, dealAgain } from '../device/deal.ts'
import { DeviceReplay } from '../device/device-replay.tsx'
import { freshSeed } from '../device/fresh-seed.ts'
import { LobbyFrame, type SiteFrame } from '../device/lobby-frame.tsx'
import { Opening } from '../device/opening.tsx'
import { PutAsideNote } from '../device/put-aside-note.tsx'
import { useDevicePlace } from '../device/use-device-place.ts'
import { seatsFor, type LocalChoice } from './local-choice.ts'
import { LocalGame } from './local-game.tsx'
import { LocalLobby } from './local-lobby.tsx'

/** Seconds for each flick, where a clock is wished for (R9). */
const SHOT_CLOCK = 20

/** Pass and play: from setting it up to its replay. */
export const LocalPlace = (frame: SiteFrame): ReactNode => {
  const { place, begin, discard } = useDevicePlace('local')
  const [isWatching, setIsWatching] = useState(false)
  if (place.kind === 'opening') return <Opening />
  if (place.kind === 'setting-up') {
    const start = ({ people, hasClock, handOver }: LocalChoice, names: readonly string[]): void => {
      const players = seatsFor(people, names)
      const setup = deal({ way: 'local', players, shotClock: hasClock ? SHOT_CLOCK : null }, freshSeed())
      begin(setup, { handOver, takeBacks: true })
    }
    return (
      <LobbyFrame {...frame}>
        <LocalLobby note={<PutAsideNote why={place.putAside} />} onStart={start} />
      </LobbyFrame>
    )
  }
  const { table } = place
  if (isWatching) return <DeviceReplay replay={table.replay()} onBack={() => setIsWatching(false)} />
  const again = (): void => {
    const { match, options } = table.getSnapshot()
    begin(dealAgain(match.setup, freshSeed()), options)
  }
  return (
    <LocalGame
      key={table.getSnapshot().match.setup.seed}
      table={table}
      onAgain={again}
      onReplay={() => setIsWatching(true)}
      onDiscard={discard}
    />
  )
}
