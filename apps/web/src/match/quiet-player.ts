import type { SeatPresence } from '@skelly/protocol'

/** Who is to be counted down for: the other who is quiet, or the player of this screen whose line is lost. */
export interface QuietPlayer {
  /** Null: the player of this screen. */
  readonly name: string | null
  /** Whole seconds until the silence counts as leaving (R10.3). */
  readonly left: number
}

const leftOf = ({ heardAt }: SeatPresence, silence: number, now: number): number =>
  Math.max(0, Math.ceil((heardAt + silence - now) / 1000))

/**
 * @param isCutOff whether this screen's own line is lost
 * @param now the server's clock, ms
 */
export const quietPlayer = (
  presences: readonly SeatPresence[],
  seat: number | null,
  isCutOff: boolean,
  silence: number,
  now: number,
): QuietPlayer | null => {
  const own = presences.find((player) => player.seat === seat)
  if (isCutOff) return own === undefined ? null : { name: null, left: leftOf(own, silence, now) }
  const other = presences.find((player) => player.seat !== seat && player.presence === 'quiet')
  return other === undefined ? null : { name: other.name, left: leftOf(other, silence, now) }
}
