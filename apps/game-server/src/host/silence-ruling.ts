import { millis, SAME_SECOND, type Leaving, type Millis, type Seat } from '@skelly/engine'

export interface Listening {
  readonly seat: Seat
  /** The last sign of life. */
  readonly heardAt: Millis
  /** Whether the connection answers. */
  readonly isHere: boolean
}

export type SilenceRuling =
  | { readonly kind: 'wait'; readonly until: Millis | null }
  | { readonly kind: 'leave'; readonly seats: readonly Seat[]; readonly why: Leaving }

/**
 * Who has left by not being heard from for `silence` ms (R10.3). When both are gone it is the one who was first
 * not heard from, or both when that was within the same second (R10.5).
 * @param listening the seats that are still in the game
 */
export const silenceRuling = (
  listening: readonly Listening[],
  now: Millis,
  silence: number,
): SilenceRuling => {
  const first = Math.min(...listening.map(({ heardAt }) => heardAt))
  if (listening.length === 0) return { kind: 'wait', until: null }
  if (now - first < silence) return { kind: 'wait', until: millis(first + silence) }
  const isGone = ({ heardAt }: Listening): boolean =>
    now - heardAt >= silence && heardAt - first < SAME_SECOND
  const gone = listening.filter(isGone)
  const others = listening.filter((one) => !isGone(one))
  const why = others.some(({ isHere }) => isHere) ? 'silent' : 'both-gone'
  return { kind: 'leave', seats: gone.map(({ seat }) => seat), why }
}
