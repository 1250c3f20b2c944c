import type { ReactElement } from 'react'
import type { HandMode } from '../hand/hand-state.ts'

const SIGNS: Readonly<Record<HandMode, string>> = {
  aim: 'M3 13L13 3M13 3H6.5M13 3v6.5',
  'set-down':
    'M8 1.5v13M1.5 8h13M8 1.5L6 4M8 1.5L10 4M8 14.5L6 12M8 14.5l2-2.5M1.5 8L4 6M1.5 8L4 10M14.5 8L12 6M14.5 8L12 10',
}

/** The sign of what a drag does, as on the button for it. */
export const ModeSign = ({ mode }: { readonly mode: HandMode }): ReactElement => (
  <svg viewBox="0 0 16 16" width="16" height="16" className="court-mode-sign" aria-hidden>
    <path d={SIGNS[mode]} />
  </svg>
)
