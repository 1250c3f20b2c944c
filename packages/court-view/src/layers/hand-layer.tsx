import { memo, type ReactElement } from 'react'
import type { Allowed } from '../allowed.ts'
import type { HandMode, HandState } from '../hand/hand-state.ts'
import type { Piece } from '../pieces/piece.ts'
import { AimLayer } from './aim-layer.tsx'
import { PlaceLayer } from './place-layer.tsx'

interface HandLayerProps {
  readonly allowed: Allowed
  readonly hand: HandState
  readonly mode: HandMode
  /** The piece that may move. */
  readonly mover: Piece | null
  readonly mmPerPx: number
  readonly prefix: string
}

/** What is drawn of an aim that is held: it has nothing in it that moves by itself. */
const isHeld = ({ hand }: HandLayerProps): boolean => hand.kind !== 'idle'

const Drawn = memo(
  function Drawn({ allowed, hand, mode, mover, mmPerPx, prefix }: HandLayerProps): ReactElement | null {
    if (allowed.kind === 'nothing' || !mover) return null
    const at = hand.kind === 'placing' || hand.kind === 'nudging' ? hand.at : mover.at
    return (
      <>
        {allowed.kind === 'set-down-or-flick' ? (
          <PlaceLayer
            place={allowed.place}
            at={at}
            radius={mover.radius}
            active={mode === 'set-down'}
            prefix={prefix}
          />
        ) : null}
        {mode === 'aim' ? (
          <AimLayer hand={hand} at={at} radius={mover.radius} guide={allowed.guide} mmPerPx={mmPerPx} />
        ) : null}
      </>
    )
  },
  // Unseen anyway, and to take it away lays out the whole page: the shot that it was for has been launched.
  (before, now) => now.allowed.kind === 'nothing' && isHeld(before),
)

/** All that shows what the player may do and is doing. It lies under the caps. */
export const HandLayer = (props: HandLayerProps): ReactElement => (
  <g visibility={props.allowed.kind === 'nothing' ? 'hidden' : 'inherit'}>
    <Drawn {...props} />
  </g>
)
