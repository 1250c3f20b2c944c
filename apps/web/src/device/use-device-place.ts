'use client'

import { millis, type Setup } from '@skelly/engine'
import { DeviceTable, type GameOptions, type SaveRefusal } from '@skelly/game-client/device'
import { useEffect, useState } from 'react'
import { usePageFocus } from '../frame/use-page-focus.ts'
import type { TableWishes } from './deal.ts'
import { localDevice } from './local-device.ts'

/** Where somebody stands who came to play on this device. */
export type DevicePlace =
  /** Nobody has looked into the device yet. */
  | { readonly kind: 'opening' }
  /** There is no game. `putAside`: there was one that can't be gone on with. */
  | { readonly kind: 'setting-up'; readonly putAside: SaveRefusal | null }
  | { readonly kind: 'playing'; readonly table: DeviceTable }

interface DeviceWay {
  readonly place: DevicePlace
  readonly begin: (setup: Setup, options: GameOptions) => void
  /** Gives the game up and goes back to setting one up. */
  readonly discard: () => void
}

/** The one game of a way to play that this device keeps. */
export const useDevicePlace = (way: TableWishes['way']): DeviceWay => {
  const [device] = useState(() => localDevice(way))
  const [place, setPlace] = useState<DevicePlace>({ kind: 'opening' })
  // what somebody has left is another page to them: the button that they pressed is gone
  const [left, setLeft] = useState(0)
  usePageFocus(left)
  useEffect(() => {
    // The device is known only in the browser: the page comes without a game from the server.
    const found = DeviceTable.find(device)
    if (found.kind === 'found') setPlace({ kind: 'playing', table: found.table })
    else setPlace({ kind: 'setting-up', putAside: found.kind === 'put-aside' ? found.why : null })
  }, [device])

  const giveUp = (): void => {
    if (place.kind === 'playing') place.table.discard()
  }
  const begin = (setup: Setup, options: GameOptions): void => {
    // The old table must not keep its game over the new one when its screen goes.
    giveUp()
    const table = DeviceTable.begin(device, setup, options, millis(Date.now()))
    setPlace({ kind: 'playing', table })
  }
  const discard = (): void => {
    giveUp()
    setLeft(left + 1)
    setPlace({ kind: 'setting-up', putAside: null })
  }
  return { place, begin, discard }
}
