import { cn } from '@skelly/ui'
import { useFormatter } from 'next-intl'
import type { ReactNode } from 'react'

interface RatingChangeProps {
  readonly change: number
  readonly className?: string
}

const toneOf = (change: number): string => {
  if (change === 0) return 'text-muted'
  return change < 0 ? 'text-bad' : 'text-good'
}

/** What a game, or what was decided about it, did to a rating. */
export const RatingChange = ({ change, className }: RatingChangeProps): ReactNode => {
  const format = useFormatter()
  return (
    <span className={cn('tabular-nums', toneOf(change), className)}>
      {change === 0 ? '±0' : format.number(change, { signDisplay: 'always' })}
    </span>
  )
}
