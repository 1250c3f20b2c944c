import { unreachable } from '@skelly/engine'
import type { ReactElement } from 'react'
import { playerColour, type PlayerColour } from './player-colours.ts'

const pathOfMark = (mark: PlayerColour['mark']): string => {
  switch (mark) {
    case 'disc':
      return 'M-4.6 0a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0 -9.2 0z'
    case 'cross':
      return 'M-1.9 -6h3.8v4.1h4.1v3.8h-4.1v4.1h-3.8v-4.1h-4.1v-3.8h4.1z'
    case 'triangle':
      return 'M0 -6.4L6 4.4L-6 4.4z'
    case 'bars':
      return 'M-5 -5.6h3.7v11.2h-3.7zM1.3 -5.6h3.7v11.2h-3.7z'
    case 'star':
      return 'M0 -6.6L1.6 -2.2L6.3 -2L2.6 0.9L3.9 5.4L0 2.8L-3.9 5.4L-2.6 0.9L-6.3 -2L-1.6 -2.2z'
    case 'diamond':
      return 'M0 -6.4L4.6 0L0 6.4L-4.6 0z'
    case 'ring':
      return 'M-5.4 0a5.4 5.4 0 1 0 10.8 0a5.4 5.4 0 1 0 -10.8 0zM-2.2 0a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0z'
    case 'chevrons':
      return 'M-5.2 -1L0 -5.8L5.2 -1L5.2 2L0 -2.8L-5.2 2zM-5.2 4L0 -0.8L5.2 4L5.2 7L0 2.2L-5.2 7z'
    default:
      return unreachable(mark)
  }
}

interface MarkDrawingProps {
  readonly colour: number
  /** 1 is some 12 across. */
  readonly size?: number
}

/** A player's mark in the player's paint, round (0, 0). */
export const MarkDrawing = ({ colour, size = 1 }: MarkDrawingProps): ReactElement => {
  const { paint, mark } = playerColour(colour)
  return (
    <path
      className="cap-mark"
      d={pathOfMark(mark)}
      transform={`scale(${String(size)})`}
      fill={paint}
      stroke="#fff8ea"
      strokeWidth="1.9"
      strokeLinejoin="round"
      paintOrder="stroke"
    />
  )
}
