import { Button } from '@skelly/ui'
import type { ReactElement, ReactNode } from 'react'
import { REPLAY_SPEEDS, type ReplaySpeed } from './playhead.ts'
import type { ReplayWords } from './replay-words.ts'

interface ReplayButtonsProps {
  readonly words: ReplayWords
  readonly isRunning: boolean
  readonly speed: ReplaySpeed
  readonly onToggle: () => void
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onSpeed: (speed: ReplaySpeed) => void
}

const Icon = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden>
    {children}
  </svg>
)

/** Play and pause, by shot, and how fast. */
export const ReplayButtons = (props: ReplayButtonsProps): ReactElement => {
  const { words, isRunning } = props
  return (
    <div className="flex items-center gap-2">
      <Button variant="outline" size="icon" aria-label={words.previous} onClick={props.onBack}>
        <Icon>
          <path d="M6 5h2.4v14H6zM19 5v14L9.4 12z" />
        </Icon>
      </Button>
      <Button
        size="icon"
        className="size-14"
        aria-label={isRunning ? words.pause : words.play}
        onClick={props.onToggle}
      >
        <Icon>
          {isRunning ? <path d="M6 4.5h4.2v15H6zM13.8 4.5H18v15h-4.2z" /> : <path d="M7 4v16l13-8z" />}
        </Icon>
      </Button>
      <Button variant="outline" size="icon" aria-label={words.next} onClick={props.onNext}>
        <Icon>
          <path d="M15.6 5H18v14h-2.4zM5 5v14l9.6-7z" />
        </Icon>
      </Button>
      <label className="text-muted ml-auto flex items-center gap-2 text-sm">
        {words.speed}
        <select
          className="border-line bg-surface text-ink min-h-11 cursor-pointer rounded-full border px-3 text-base font-semibold"
          value={props.speed}
          onChange={(event) => {
            const speed = REPLAY_SPEEDS.find((one) => String(one) === event.target.value)
            if (speed !== undefined) props.onSpeed(speed)
          }}
        >
          {REPLAY_SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
