import type { ReactElement } from 'react'

const PATHS = {
  previous: 'M6 5h2.4v14H6zM19 5v14L9.4 12z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z',
  next: 'M15.6 5H18v14h-2.4zM5 5v14l9.6-7z',
  /** Two caps that knock together, and the lines round it. */
  slow: 'M7.5 9a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m0 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5m9-2a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9m0 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M11 2.5h2v4h-2zM6.2 4l1.7-1 2 3.4-1.7 1zM16.1 3l1.7 1-2 3.4-1.7-1z',
  keys: 'M4 6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V8a2 2 0 0 0-2-2zm0 2h16v8H4zm2 1h2v2H6zm3.3 0h2v2h-2zm3.4 0h2v2h-2zM16 9h2v2h-2zM7 13h10v2H7z',
  to: 'M9.3 5.3 7.9 6.7l5.3 5.3-5.3 5.3 1.4 1.4 6.7-6.7z',
} as const

/** One of the pictures on the viewer's buttons; what it means is said by the button. */
export const ReplayIcon = ({ name }: { readonly name: keyof typeof PATHS }): ReactElement => (
  <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden>
    <path d={PATHS[name]} />
  </svg>
)
