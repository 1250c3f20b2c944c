import type { Court } from '@skelly/engine'
import { memo, type CSSProperties, type ReactElement } from 'react'
import { lengthOf } from '../street.ts'

/** How long a trail is before it is scaled, mm. */
export const TRAIL_LENGTH = 160

interface CapTrailProps {
  readonly id: string
  /** Of its cap, mm. */
  readonly radius: number
  readonly court: Court
}

const styleOf = (radius: number, court: Court): CSSProperties => ({
  width: lengthOf(TRAIL_LENGTH, court),
  left: lengthOf(-TRAIL_LENGTH, court),
  height: lengthOf(radius * 1.3, court),
  top: lengthOf(-radius * 0.65, court),
})

/** What a cap leaves behind while it rolls: a layer of its own, of no length until a shot draws it out. */
export const CapTrail = memo(function CapTrail({ id, radius, court }: CapTrailProps): ReactElement {
  return <div data-trail={id} className="court-trail" style={styleOf(radius, court)} />
})
