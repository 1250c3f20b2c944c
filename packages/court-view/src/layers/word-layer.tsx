import type { Court } from '@skelly/engine'
import type { CSSProperties, ReactElement } from 'react'
import type { Camera } from '../camera/camera-on.ts'
import { playerColour } from '../caps/player-colours.ts'
import { COURT_MARGIN } from '../drawing/court-drawing.tsx'
import { streetOf } from '../street.ts'

/** A word on the court, where the eye is. It is told elsewhere to those who listen. */
export interface CourtWord {
  /** Another id is another word. */
  readonly id: string
  readonly text: string
  /** The middle of the cap that it is about, mm. */
  readonly at: { readonly x: number; readonly y: number }
  /** Whose it is, or null for plain chalk. */
  readonly colour: number | null
}

interface WordLayerProps {
  readonly court: Court
  readonly word: CourtWord
  /** Through what it is seen at first: the camera of the shot that it is about, which then goes back. */
  readonly camera: Camera | null
}

/** Above the cap, below it where there is no room, mm. */
const APART = 52
/** Its middle keeps so far from both edges of what is seen, as a part of it: half of its width at most. */
const ASIDE = 0.2

/** Where the middle of a word about a cap lies, as parts of the street: in view now, and when the camera has gone back. */
export const wordPlace = (
  at: CourtWord['at'],
  court: Court,
  camera: Camera | null,
): { readonly left: number; readonly top: number } => {
  const { zoom, left, top } = camera ?? { zoom: 1, left: 0, top: 0 }
  const street = streetOf(court)
  const [x, y] = [(at.x + COURT_MARGIN) / street.width, at.y + COURT_MARGIN]
  const isRoomAbove = y - top * street.height > APART * 2.5
  const [least, most] = [Math.max(ASIDE, left + ASIDE / zoom), Math.min(1 - ASIDE, left + (1 - ASIDE) / zoom)]
  return {
    left: Math.min(most, Math.max(least, x)),
    top: (y + (isRoomAbove ? -APART : APART)) / street.height,
  }
}

const styleOf = ({ word, court, camera }: WordLayerProps): CSSProperties & Record<`--${string}`, string> => {
  const { left, top } = wordPlace(word.at, court, camera)
  return {
    left: `${String(left * 100)}%`,
    top: `${String(top * 100)}%`,
    color: word.colour === null ? undefined : playerColour(word.colour).light,
    '--seen-small': String(1 / (camera?.zoom ?? 1)),
  }
}

/** A ruling chalked beside the cap that it is about, as large from near as from far; it fades by itself. */
export const WordLayer = (props: WordLayerProps): ReactElement => (
  <p key={props.word.id} className="court-word" aria-hidden data-word style={styleOf(props)}>
    {props.word.text}
  </p>
)
