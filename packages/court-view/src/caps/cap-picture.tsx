import type { Fill } from '@skelly/engine'
import { memo, useId, type ReactElement } from 'react'
import { CapDefinitions } from './cap-definitions.tsx'
import { CapDrawing, CapLight, CapShadow } from './cap-drawing.tsx'

interface CapPictureProps {
  readonly fill: Fill
  /** The player's: an index; null for a cap that nobody has yet. */
  readonly colour: number | null
  /** CSS pixels across. */
  readonly size?: number
  /** What it shows, for those who don't see it; without one it is decoration. */
  readonly label?: string
  readonly className?: string
  /** How the cap turns; the light on it and its shadow stay where they are. */
  readonly turning?: string
}

/** One cap by itself: to choose a fill, beside a name. */
export const CapPicture = memo(function CapPicture(props: CapPictureProps): ReactElement {
  const { fill, colour, size = 48, label, className, turning } = props
  const prefix = useId()
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox="-19 -19 42 42" width={size} height={size} className={className} {...naming}>
      <CapDefinitions prefix={prefix} />
      <CapShadow prefix={prefix} />
      <g className={turning}>
        <CapDrawing fill={fill} colour={colour} prefix={prefix} />
      </g>
      <CapLight prefix={prefix} />
    </svg>
  )
})
