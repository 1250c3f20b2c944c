import { Button } from '@skelly/ui'
import type { MouseEvent, ReactElement } from 'react'
import type { Playhead } from './playhead.ts'
import { ReplayIcon } from './replay-icon.tsx'
import type { ReplayWords } from './replay-words.ts'
import { SpeedChoice } from './speed-choice.tsx'
import type { PlayheadControls } from './use-playhead.ts'

interface ReplayButtonsProps {
  readonly words: ReplayWords
  readonly head: Playhead
  readonly controls: PlayheadControls
  readonly onSlowed: (isSlowed: boolean) => void
  readonly onKeys: () => void
}

/** A mouse takes no focus to a button: the space bar stays the replay's own. A list needs it to open. */
const keepFocus = (event: MouseEvent<HTMLElement>): void => {
  if (event.target instanceof Element && event.target.closest('select') === null) event.preventDefault()
}

const Steps = ({ words, head, controls }: ReplayButtonsProps): ReactElement => {
  const isRunning = head.clock.kind === 'running'
  return (
    <>
      <Button variant="outline" size="icon" aria-label={words.previous} onClick={controls.back}>
        <ReplayIcon name="previous" />
      </Button>
      <Button
        size="icon"
        className="size-13"
        aria-label={isRunning ? words.pause : words.play}
        onClick={controls.toggle}
      >
        <ReplayIcon name={isRunning ? 'pause' : 'play'} />
      </Button>
      <Button variant="outline" size="icon" aria-label={words.next} onClick={controls.next}>
        <ReplayIcon name="next" />
      </Button>
    </>
  )
}

/** Play and pause, by shot, how fast, slow motion, and the keys where there is a keyboard. */
export const ReplayButtons = (props: ReplayButtonsProps): ReactElement => {
  const { words, head, controls, onSlowed, onKeys } = props
  return (
    <div className="flex items-center gap-2" onMouseDown={keepFocus}>
      <Steps {...props} />
      <Button
        variant="ghost"
        size="icon"
        className="ml-auto hidden pointer-fine:inline-flex"
        aria-label={words.keys}
        title={words.keys}
        aria-keyshortcuts="?"
        onClick={onKeys}
      >
        <ReplayIcon name="keys" />
      </Button>
      <Button
        variant="outline"
        size="icon"
        className="aria-pressed:border-accent aria-pressed:bg-accent/15 aria-pressed:text-accent-text pointer-coarse:ml-auto"
        aria-label={words.slowMotion}
        title={words.slowMotion}
        aria-pressed={head.isSlowed}
        onClick={() => {
          onSlowed(!head.isSlowed)
        }}
      >
        <ReplayIcon name="slow" />
      </Button>
      <SpeedChoice label={words.speed} speed={head.speed} onSpeed={controls.setSpeed} />
    </div>
  )
}
