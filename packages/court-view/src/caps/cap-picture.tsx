import type { Fill } from '@skelly/engine'
import { useId, type ReactElement } from 'react'
import { CapDefinitions } from './cap-definitions.tsx'
import { CapDrawing, CapLight, CapShadow } from './cap-drawing.tsx'

interface CapPictureProps {
  readonly fill: Fill
  readonly colour: number
  /** CSS pixels across. */
  readonly size?: number
  /** What it shows, for those who don't see it; without one it is decoration. */
  readonly label?: string
  readonly className?: string
}

/** One cap by itself: to choose a fill, beside a name. */
export const CapPicture = ({ fill, colour, size = 48, label, className }: CapPictureProps): ReactElement => {
  const prefix = useId()
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox="-19 -19 42 42" width={size} height={size} className={className} {...naming}>
      <CapDefinitions prefix={prefix} />
      <CapShadow prefix={prefix} />
      <CapDrawing fill={fill} colour={colour} prefix={prefix} />
      <CapLight prefix={prefix} />
    </svg>
  )
}
