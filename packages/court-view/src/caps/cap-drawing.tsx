import type { Fill } from '@skelly/engine'
import { memo, type ReactElement } from 'react'
import { crimp, folds } from './crimp.ts'
import { FillDrawing } from './fill-drawing.tsx'
import { MarkDrawing } from './mark-drawing.tsx'
import { PLAYER_COLOURS, playerColour } from './player-colours.ts'

const RIM = crimp(16, 1.5)
const FOLDS = folds(12.6, 15.6)

interface CapDrawingProps {
  readonly fill: Fill
  /** The player's: an index; null for a cap that nobody has yet. */
  readonly colour: number | null
  /** Of the CapDefinitions in the same svg. */
  readonly prefix: string
  /** How large the mark is: large where the cap is small. */
  readonly mark?: number
}

/** A cap of radius 16 round (0, 0), hollow side up: all of it that turns when the cap spins. */
export const CapDrawing = memo(function CapDrawing({
  fill,
  colour,
  prefix,
  mark = 0.85,
}: CapDrawingProps): ReactElement {
  const rim = colour === null ? 'tin' : playerColour(colour).name
  return (
    <g>
      <path d={RIM} fill={`url(#${prefix}${rim})`} stroke="#171310" strokeWidth="0.7" />
      {colour !== null && <CapNotches colour={colour} />}
      <path d={FOLDS} stroke="#171310" strokeWidth="0.9" opacity="0.42" />
      <circle r="12.3" fill="#1a1512" opacity="0.55" />
      <circle r="12" fill={`url(#${prefix}tin)`} />
      <FillDrawing fill={fill} prefix={prefix} />
      {colour !== null && <MarkDrawing colour={colour} size={mark} />}
    </g>
  )
})

/** Stripes on the rim, one more for each colour: drawn for whoever wants caps that need no colours to be told apart. */
const CapNotches = ({ colour }: { readonly colour: number }): ReactElement => {
  const stripes = (colour % PLAYER_COLOURS.length) + 1
  return (
    <circle
      className="cap-notches"
      display="none"
      r="14.2"
      fill="none"
      stroke="#fff8ea"
      strokeWidth="3"
      pathLength={stripes * 2}
      strokeDasharray="1 1"
    />
  )
}

/** What does not turn with the cap: the light on it. */
export const CapLight = memo(function CapLight({ prefix }: PrefixProps): ReactElement {
  return (
    <g pointerEvents="none">
      <circle r="15.2" fill={`url(#${prefix}gloss)`} />
      <path
        d="M-9.6 -5.2A11 11 0 0 1 -1.4 -10.8"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinecap="round"
        fill="none"
        opacity="0.75"
      />
    </g>
  )
})

interface PrefixProps {
  /** Of the CapDefinitions in the same svg. */
  readonly prefix: string
}

/** The cap's shadow on the street: the sun stands low to the upper left. */
export const CapShadow = memo(function CapShadow({ prefix }: PrefixProps): ReactElement {
  return <ellipse cx="3.6" cy="5" rx="19.5" ry="18.4" fill={`url(#${prefix}shadow)`} />
})
