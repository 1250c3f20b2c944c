import type { ReactElement } from 'react'
import { MarkDrawing } from './mark-drawing.tsx'

interface MarkPictureProps {
  readonly colour: number
  /** CSS pixels across. */
  readonly size?: number
  readonly className?: string
}

/** A player's mark by itself, as decoration beside a name. */
export const MarkPicture = ({ colour, size = 16, className }: MarkPictureProps): ReactElement => (
  <svg viewBox="-8 -8 16 16" width={size} height={size} className={className} aria-hidden>
    <MarkDrawing colour={colour} />
  </svg>
)
