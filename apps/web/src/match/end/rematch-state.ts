import type { MatchSnapshot } from '@skelly/game-client'

/** How it stands with a rematch on one screen. */
export type RematchState =
  /** There is none to be had: the table is closed, or somebody watches and nobody has asked. */
  | { readonly kind: 'none' }
  /** Nobody has asked yet. */
  | { readonly kind: 'open' }
  /** Somebody is for it. */
  | {
      readonly kind: 'asked'
      /** Seats. */
      readonly by: readonly number[]
      /** Whether this screen's player is; null for who watches. */
      readonly isMine: boolean | null
      /** Epoch milliseconds of the server. */
      readonly until: number
    }
  /** It stands: everybody goes there. */
  | { readonly kind: 'stands' }

export const rematchState = ({
  rematch,
  nextMatchId,
  result,
  seat,
  status,
}: Pick<MatchSnapshot, 'rematch' | 'nextMatchId' | 'result' | 'seat' | 'status'>): RematchState => {
  if (nextMatchId !== null) return { kind: 'stands' }
  if (result === null || status.kind !== 'live') return { kind: 'none' }
  if (rematch === null) return { kind: seat === null ? 'none' : 'open' }
  const isMine = seat === null ? null : rematch.seats.includes(seat)
  return { kind: 'asked', by: rematch.seats, isMine, until: rematch.until }
}

/** Whether somebody waits for this screen's player to say yes. */
export const isAnswerAwaited = (state: RematchState): boolean =>
  state.kind === 'asked' && state.isMine === false
