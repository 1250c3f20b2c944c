import type { PointerEvent, ReactElement } from 'react'
import type { CourtWords } from '../court-words.ts'
import type { HandMode } from '../hand/hand-state.ts'
import type { SwitchCorner } from './switch-corner.ts'

interface ModeSwitchProps {
  /** Where it lies on the court; null where it lies beside it. */
  readonly corner: SwitchCorner | null
  readonly mode: HandMode
  readonly words: CourtWords
  readonly onMode: (mode: HandMode) => void
}

const icons: Readonly<Record<HandMode, string>> = {
  aim: 'M3 13L13 3M13 3H6.5M13 3v6.5',
  'set-down':
    'M8 1.5v13M1.5 8h13M8 1.5L6 4M8 1.5L10 4M8 14.5L6 12M8 14.5l2-2.5M1.5 8L4 6M1.5 8L4 10M14.5 8L12 6M14.5 8L12 10',
}
const modes = ['set-down', 'aim'] as const

const keepFromCourt = (event: PointerEvent): void => {
  event.stopPropagation()
}

/** Two buttons that say what a drag does: it moves the cap, or it pulls back to flick. */
export const ModeSwitch = ({ corner, mode, words, onMode }: ModeSwitchProps): ReactElement => (
  <div
    className="court-modes"
    data-corner={corner ?? undefined}
    role="group"
    aria-label={words.modes}
    onPointerDown={keepFromCourt}
  >
    {modes.map((one) => (
      <button
        key={one}
        type="button"
        aria-pressed={mode === one}
        onClick={() => {
          onMode(one)
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden>
          <path d={icons[one]} />
        </svg>
        <span>{one === 'aim' ? words.aim : words.setDown}</span>
      </button>
    ))}
  </div>
)
