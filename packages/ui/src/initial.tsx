import type { ReactElement } from 'react'
import { cn } from './cn.ts'

interface InitialProps {
  readonly name: string
  readonly className?: string
}

const tones = [
  '[--tin:var(--brick)] text-brick-ink',
  '[--tin:var(--accent)] text-accent-ink',
  '[--tin:var(--sky)] text-page',
  '[--tin:var(--good)] text-page',
]

const toneOf = (name: string): string => {
  const sum = Array.from(name).reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  return tones[sum % tones.length] ?? ''
}

/** Within a square of 64, as the mark's: the 21 crimps of a bottle cap, and the rim that they are pressed into. */
const Rim = (): ReactElement => (
  <svg viewBox="0 0 64 64" className="absolute inset-0 size-full" fill="none" stroke="currentColor">
    <circle cx="32" cy="32" r="28.5" strokeWidth="7" strokeDasharray="5.6 2.93" className="stroke-(--tin)" />
    <circle cx="32" cy="32" r="27" className="fill-(--tin)" stroke="none" />
    <circle cx="32" cy="32" r="22.5" strokeWidth="1.6" strokeOpacity="0.4" />
  </svg>
)

/** The first letter of a name on a bottle cap: a face for those who have none. The name stands beside it, so it is decoration. */
export const Initial = ({ name, className }: InitialProps): ReactElement => (
  <span
    aria-hidden
    className={cn(
      'font-chalk relative inline-flex size-10 shrink-0 items-center justify-center text-lg leading-none uppercase',
      toneOf(name),
      className,
    )}
  >
    <Rim />
    <span className="relative">{Array.from(name)[0] ?? '?'}</span>
  </span>
)
