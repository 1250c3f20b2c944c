import { flickOfPull, onGrid, unreachable, type Flick, type Point, type Pull } from '@skelly/engine'
import type { HandEvent, Table } from './hand-event.ts'
import { IDLE, type HandState, type ScreenPoint } from './hand-state.ts'
import { FIRST_KEY_AIM, flickOfKeys, turned } from './key-aim.ts'
import { loupePower } from './loupe-power.ts'
import { slideTowards } from './slide-towards.ts'

/** What is to be told to whoever holds the match. */
export type HandEffect =
  | { readonly kind: 'aim' }
  | { readonly kind: 'flick'; readonly flick: Flick; readonly pull: Pull | null }
  | { readonly kind: 'set-down'; readonly at: Point }

export interface HandStep {
  readonly state: HandState
  readonly effect: HandEffect | null
}

type Of<Union, Kind> = Extract<Union, { readonly kind: Kind }>
type Pointed = Of<HandEvent, 'drag' | 'release'>

const to = (state: HandState, effect: HandEffect | null = null): HandStep => ({ state, effect })

/** A finger this near to a cap's middle, in CSS pixels, has taken the cap itself. */
const GRASP = 14
const NUDGE = { coarse: 2, fine: 0.25 } as const
const NUDGES = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
} as const

/** The hand after an event, and what comes of it. A pure function: it fires nothing itself. */
export const changeHand = (state: HandState, event: HandEvent, table: Table): HandStep => {
  switch (event.kind) {
    case 'press':
      return press(state, event, table)
    case 'drag':
      return drag(state, event, table)
    case 'slip':
      return to('pointer' in state && state.pointer === event.pointer ? IDLE : state)
    case 'release':
      return release(state, event, table)
    case 'break-off':
      return to(IDLE)
    case 'key':
      return key(state, event, table)
    case 'key-up':
      return state.kind === 'nudging' ? to(IDLE, { kind: 'set-down', at: state.at }) : to(state)
    case 'enter':
      return state.kind === 'keying'
        ? to(IDLE, { kind: 'flick', flick: flickOfKeys(state.aim), pull: null })
        : to(state)
    default:
      return unreachable(event)
  }
}

const press = (state: HandState, event: Of<HandEvent, 'press'>, table: Table): HandStep => {
  const { pointer, screen: from } = event
  // A second finger on the court: whatever the first was doing is off.
  if (state.kind === 'pulling' || state.kind === 'placing') return to(IDLE)
  if (table.allowed.kind === 'set-down-or-flick' && table.mode === 'set-down') {
    const { area, isLegal } = table.allowed.place
    const taken = Math.hypot(event.on.x - table.at.x, event.on.y - table.at.y) <= GRASP * table.mmPerPx
    const taps = !taken && isLegal(onGrid(event.on))
    const at = taps ? onGrid(event.on) : table.at
    // From elsewhere the cap moves as it is seen in the glass.
    const pace = taken || taps ? table.mmPerPx : table.mmPerPx / loupePower(area)
    return to({ kind: 'placing', pointer, from, picked: at, pace, at })
  }
  return to({ kind: 'pulling', pointer, from, pull: { dx: 0, dy: 0 } }, { kind: 'aim' })
}

const pullTo = (from: ScreenPoint, screen: ScreenPoint): Pull => ({
  dx: screen.x - from.x,
  dy: screen.y - from.y,
})

const drag = (state: HandState, event: Pointed, table: Table): HandStep => {
  if (state.kind === 'pulling' && state.pointer === event.pointer) {
    return to({ ...state, pull: pullTo(state.from, event.screen) })
  }
  if (state.kind !== 'placing' || state.pointer !== event.pointer) return to(state)
  if (table.allowed.kind !== 'set-down-or-flick') return to(IDLE)
  const { dx, dy } = pullTo(state.from, event.screen)
  const wanted = { x: state.picked.x + dx * state.pace, y: state.picked.y + dy * state.pace }
  return to({ ...state, at: slideTowards(state.at, wanted, table.allowed.place.isLegal) })
}

const release = (state: HandState, event: Pointed, table: Table): HandStep => {
  const last = drag(state, event, table).state
  if (last.kind === 'pulling' && last.pointer === event.pointer) {
    const flick = flickOfPull(last.pull)
    return to(IDLE, flick && { kind: 'flick', flick, pull: last.pull })
  }
  if (last.kind !== 'placing' || last.pointer !== event.pointer) return to(last)
  const stays = last.at.x === table.at.x && last.at.y === table.at.y
  return to(IDLE, stays ? null : { kind: 'set-down', at: last.at })
}

const key = (state: HandState, event: Of<HandEvent, 'key'>, table: Table): HandStep => {
  if (state.kind === 'pulling' || state.kind === 'placing') return to(state)
  if (table.allowed.kind === 'set-down-or-flick' && table.mode === 'set-down') {
    const from = state.kind === 'nudging' ? state.at : table.at
    const step = event.fine ? NUDGE.fine : NUDGE.coarse
    const wanted = { x: from.x + NUDGES[event.key].x * step, y: from.y + NUDGES[event.key].y * step }
    return to({ kind: 'nudging', at: slideTowards(from, wanted, table.allowed.place.isLegal) })
  }
  if (state.kind !== 'keying') return to({ kind: 'keying', aim: FIRST_KEY_AIM }, { kind: 'aim' })
  return to({ kind: 'keying', aim: turned(state.aim, event.key, event.fine) })
}
