import type { PointerEvent, ReactElement } from 'react'
import type { CourtWords } from '../court-words.ts'
import type { HandMode } from '../hand/hand-state.ts'
import { ModeSign } from './mode-sign.tsx'
import type { SwitchCorner } from './switch-corner.ts'

interface ModeSwitchProps {
  /** Where it lies on the court; null where it lies beside it. */
  readonly corner: SwitchCorner | null
  readonly mode: HandMode
  readonly words: CourtWords
  readonly onMode: (mode: HandMode) => void
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
        <ModeSign mode={one} />
        <span>{one === 'aim' ? words.aim : words.setDown}</span>
      </button>
    ))}
  </div>
)
