import type { Flick, Point } from '@skelly/engine'
import { useState } from 'react'
import type { CourtViewProps } from '../court-view-props.ts'
import { quietFrames } from '../shot/quiet-frames.ts'
import { changeHand, type HandEffect } from './change-hand.ts'
import type { HandEvent, Table } from './hand-event.ts'
import { handMoment } from './hand-moment.ts'
import { IDLE, type HandMode, type HandState } from './hand-state.ts'
import { useInterruptions, useOtherPointers } from './use-interruptions.ts'

type Told = Pick<CourtViewProps, 'allowed' | 'onFlick' | 'onSetDown' | 'onAim' | 'onHand'>

interface HandOptions extends Told {
  /** Where the piece that may move is; null while nothing may be done. */
  readonly at: Point | null
  readonly mmPerPx: number
}

interface Hand {
  readonly state: HandState
  readonly mode: HandMode
  readonly setMode: (mode: HandMode) => void
  /** @param letGo what a flick does before anybody is told of it */
  readonly send: (event: HandEvent, letGo?: (flick: Flick) => void) => void
}

const tell = (effect: HandEffect | null, told: Told): void => {
  if (effect?.kind === 'aim') told.onAim?.()
  if (effect?.kind === 'flick') told.onFlick?.(effect.flick, effect.pull)
  if (effect?.kind === 'set-down') told.onSetDown?.(effect.at)
}

/** The turn that the hand is playing: another one, and whatever was begun is off. */
const turnOf = ({ allowed }: Told): string =>
  allowed.kind === 'nothing' ? allowed.kind : `${allowed.kind} ${allowed.pieceId}`

/** A court of another size is another court under a finger that is down: a phone was turned, a window was drawn. */
const groundOf = (turn: string, { mmPerPx }: HandOptions): string => `${turn} ${String(mmPerPx)}`

/** The player's hand over the court: keeps its state, tells what comes of it, and lets go when it is interrupted. */
export const useHand = (options: HandOptions): Hand => {
  const turn = turnOf(options)
  const ground = groundOf(turn, options)
  const [hand, setHand] = useState<{ readonly ground: string; readonly state: HandState }>({
    ground,
    state: IDLE,
  })
  const [chosen, setChosen] = useState<{ readonly turn: string; readonly mode: HandMode }>({
    turn,
    mode: 'aim',
  })
  // Forgotten for good: the same ground may come back, and what was begun on it must not.
  if (hand.ground !== ground && hand.state !== IDLE) setHand({ ground, state: IDLE })
  const state = hand.ground === ground ? hand.state : IDLE
  const mode = chosen.turn === turn && options.allowed.kind === 'set-down-or-flick' ? chosen.mode : 'aim'

  const send: Hand['send'] = (event, letGo) => {
    const { allowed, at, mmPerPx } = options
    // A cap that was let go is nobody's, also where this court has not been told yet that it rolls.
    if (allowed.kind === 'nothing' || !at || quietFrames.areAwaited) return
    const table: Table = { allowed, mode, at, mmPerPx }
    const step = changeHand(state, event, table)
    if (step.effect?.kind === 'flick') letGo?.(step.effect.flick)
    if (step.state !== state) quietFrames.when(() => setHand({ ground, state: step.state }))
    tell(step.effect, options)
    const moment = handMoment(state, step.state, step.effect)
    if (moment !== null) options.onHand?.(moment)
  }
  const setMode = (next: HandMode): void => {
    send({ kind: 'break-off' })
    setChosen({ turn, mode: next })
  }
  useInterruptions(state.kind !== 'idle', () => {
    send({ kind: 'break-off' })
  })
  useOtherPointers('pointer' in state ? state.pointer : null, () => {
    send({ kind: 'break-off' })
  })
  return { state, mode, setMode, send }
}
