'use client'

import type { Amount } from '@skelly/protocol'
import type { Said } from '@skelly/stage'
import { useEffect, useEffectEvent, useRef } from 'react'
import { buzz } from './buzz.ts'
import { lessened } from './buzz-pattern.ts'
import { CROWD_BUZZ } from './plan/crowd-buzz.ts'
import { crowdCall, type CrowdCall } from './plan/crowd-call.ts'
import { nextTake } from './plan/next-take.ts'
import { variation } from './plan/variation.ts'
import { ownSounds } from './player/own-sounds.ts'

/** How loud they are: further away than the caps. */
const GAIN = 0.2
/** People need a moment to see what happened, ms. */
const REACTS_AFTER = 110
/** So long before it is heard it is handed over, ms. */
const AHEAD = 50

const callOf = (said: Said): CrowdCall | null => {
  const shot = said.events.find((event) => event.kind === 'shot')
  return shot === undefined ? null : crowdCall(shot, said.after)
}

interface CrowdWishes {
  /** The ruling: known before the caps lie still, or the last that was told. */
  readonly said: Said | null
  /** When its caps lie still, on the clock of `performance.now()`, ms; null where they do. */
  readonly restsAt: number | null
  readonly sound: Amount
  readonly haptics: Amount
}

/** Those round the court call out at a ruling, once the caps lie still; what was told before one came is past. */
export const useCrowd = ({ said, restsAt, sound, haptics }: CrowdWishes): void => {
  const seq = said?.seq ?? null
  const heard = useRef(seq)
  const take = useRef<number | null>(null)
  const callOut = useEffectEvent(() => {
    const call = said === null || seq === heard.current ? null : callOf(said)
    if (call === null || seq === null) return undefined
    const at = (restsAt ?? performance.now()) + REACTS_AFTER
    return setTimeout(
      () => {
        heard.current = seq
        take.current = nextTake(seq, take.current)
        buzz(lessened(CROWD_BUZZ[call], haptics))
        if (sound === 'off') return
        const rate = 1 + 0.06 * variation(seq)
        ownSounds()?.play({ name: call, gain: GAIN, rate, take: take.current }, at)
      },
      Math.max(0, at - AHEAD - performance.now()),
    )
  })
  useEffect(() => {
    const timer = callOut()
    return () => {
      clearTimeout(timer)
    }
  }, [seq])
}
