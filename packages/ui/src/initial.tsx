import type { ReactElement } from 'react'
import { cn } from './cn.ts'

interface InitialProps {
  readonly name: string
  readonly className?: string
}

const tones = [
  'bg-brick text-brick-ink',
  'bg-accent text-accent-ink',
  'bg-sky text-page',
  'bg-good text-page',
]

const toneOf = (name: string): string => {
  const sum = Array.from(name).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  return tones[sum % tones.length] ?? ''
}

/** The first letter of a name in a disc: a face for those who have none. The name stands beside it, so it is decoration. */
export const Initial = ({ name, className }: InitialProps): ReactElement => (
  <span
    aria-hidden
    className={cn(
      'font-chalk inline-flex size-10 shrink-0 items-center justify-center rounded-full text-lg leading-none uppercase',
      toneOf(name),
      className,
    )}
  >
    {Array.from(name)[0] ?? '?'}
  </span>
)
