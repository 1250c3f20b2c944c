import { skelly, type Ply, type Seat, type SkellyMove } from '@skelly/engine'
import type { LiveMatch } from './live-match.ts'

/** Whether the seat has shown already in this turn that somebody is there: said once is enough. */
export const isNoNews = (match: LiveMatch, seat: Seat, ply: Ply, { kind }: SkellyMove): boolean =>
  kind === 'aim' && match.moverActed && ply === match.ply && skelly.mover(match.state) === seat
