import type { Court } from '@skelly/engine'
import type { CSSProperties, ReactElement } from 'react'
import { playerColour } from '../caps/player-colours.ts'
import { COURT_MARGIN } from '../drawing/court-drawing.tsx'
import { lengthOf, streetOf } from '../street.ts'

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
}

/** Above the cap, below it where there is no room. */
const APART = 52

const styleOf = ({ at, colour }: CourtWord, court: Court): CSSProperties => ({
  left: `clamp(20cqw, ${lengthOf(at.x + COURT_MARGIN, court)}, 80cqw)`,
  top: `${String(((at.y + COURT_MARGIN + (at.y > APART * 2.5 ? -APART : APART)) / streetOf(court).height) * 100)}%`,
  color: colour === null ? undefined : playerColour(colour).light,
})

/** A ruling chalked beside the cap that it is about; it fades by itself. */
export const WordLayer = ({ court, word }: WordLayerProps): ReactElement => (
  <p key={word.id} className="court-word" aria-hidden data-word style={styleOf(word, court)}>
    {word.text}
  </p>
)
