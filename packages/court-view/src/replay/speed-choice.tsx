import { useRef, type ReactElement } from 'react'
import { REPLAY_SPEEDS, type ReplaySpeed } from './playhead.ts'

interface SpeedChoiceProps {
  readonly label: string
  readonly speed: ReplaySpeed
  readonly onSpeed: (speed: ReplaySpeed) => void
}

/** How fast the replay is shown. A mouse or a finger that has chosen gives the keys back to the replay. */
export const SpeedChoice = ({ label, speed, onSpeed }: SpeedChoiceProps): ReactElement => {
  const isPointed = useRef(false)
  return (
    <select
      aria-label={label}
      title={label}
      className="border-line bg-surface text-ink min-h-11 min-w-0 cursor-pointer rounded-full border px-3 text-base font-semibold"
      value={speed}
      onPointerDown={() => {
        isPointed.current = true
      }}
      onKeyDown={() => {
        isPointed.current = false
      }}
      onChange={({ currentTarget }) => {
        const chosen = REPLAY_SPEEDS.find((one) => String(one) === currentTarget.value)
        if (chosen !== undefined) onSpeed(chosen)
        if (isPointed.current) currentTarget.blur()
      }}
    >
      {REPLAY_SPEEDS.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  )
}
