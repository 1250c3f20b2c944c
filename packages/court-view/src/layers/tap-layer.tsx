import type { Court } from '@skelly/engine'
import type { CSSProperties, ReactElement } from 'react'
import { playerColour } from '../caps/player-colours.ts'
import type { Piece } from '../pieces/piece.ts'
import { lengthOf, movedTo } from '../street.ts'

/** Somebody's finger on a cap, shown as a ring that opens once, with their name. Whoever listens is told elsewhere. */
export interface CourtTap {
  /** Another id is another tap. */
  readonly id: string
  readonly pieceId: string
  /** Whose finger it is: an index into PLAYER_COLOURS. */
  readonly colour: number
  readonly name: string
}

interface TapLayerProps {
  readonly court: Court
  readonly pieces: readonly Piece[]
  readonly taps: readonly CourtTap[]
}

/** How much wider than the cap the ring is in the end. */
const REACH = 3

/** Nearer to the upper edge than this, mm, there is no room for a name above the cap. */
const HEADROOM = 180

type TapStyle = CSSProperties & Readonly<Record<`--${string}`, string>>

const styleOf = ({ at, radius }: Piece, colour: number, court: Court): TapStyle => {
  const side = lengthOf(radius * 2 * REACH, court)
  return {
    transform: movedTo(at, court),
    '--tap-side': side,
    // at the court's left edge the name begins at the cap, at the right one it ends there
    '--tap-shift': `${String((-at.x / court.width) * 100)}%`,
    color: playerColour(colour).light,
  }
}

/** The rings round the caps that are pointed at. */
export const TapLayer = ({ court, pieces, taps }: TapLayerProps): ReactElement => (
  <>
    {taps.flatMap(({ id, pieceId, colour, name }) => {
      const piece = pieces.find((one) => one.id === pieceId)
      return piece === undefined
        ? []
        : [
            <div key={id} data-tap={pieceId} className="court-tap" style={styleOf(piece, colour, court)}>
              <span />
              <b aria-hidden data-below={piece.at.y < HEADROOM}>
                {name}
              </b>
            </div>,
          ]
    })}
  </>
)
