import type { Point } from '@skelly/engine'
import type { ReactElement } from 'react'
import { playerColour } from '../caps/player-colours.ts'
import { pathOf } from '../chalk/path-of.ts'

/** The way that a cap once took, for the eye only. */
export interface CourtWay {
  /** Unique on the court. */
  readonly id: string
  /** Its centre's, mm: straight from each point to the next. */
  readonly path: readonly Point[]
  /** Whose it is: an index into PLAYER_COLOURS, as of a piece. */
  readonly colour: number
}

/** Ways of shots that were played at another time: faint, and nothing that can be hit. */
export const WayLayer = ({ ways }: { readonly ways: readonly CourtWay[] }): ReactElement => (
  <g pointerEvents="none">
    {ways.map(({ id, path, colour }) => (
      <path
        key={id}
        data-way={id}
        className="court-way"
        stroke={playerColour(colour).light}
        d={pathOf(path)}
      />
    ))}
  </g>
)
