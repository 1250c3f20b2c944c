import { memo, type ReactNode } from 'react'
import { cn } from '@skelly/ui'
import { RUN_STOPS } from '@skelly/stage'

interface RunTrackProps {
  /** Stops done. */
  readonly progress: number
  /** "Ana: 7 of 25 stops done" */
  readonly label: string
  /** A css colour: the player's own. */
  readonly colour: string
}

/** Where the run turns round: the stop with the highest box. */
const TURN = RUN_STOPS.indexOf(Math.max(...RUN_STOPS))

type StopState = 'done' | 'next' | 'ahead'

const stateOf = (stop: number, progress: number): StopState => {
  if (stop < progress) return 'done'
  return stop === progress ? 'next' : 'ahead'
}

const Stop = ({ box, state }: { readonly box: number; readonly state: StopState }): ReactNode => (
  <span
    className={cn(
      'grid aspect-square flex-1 place-items-center rounded-[3px] text-[7px] leading-none font-semibold tabular-nums lg:text-[9px]',
      state === 'done' && 'bg-current',
      state === 'next' && 'outline-2 -outline-offset-1 outline-current',
      state === 'ahead' && 'bg-ink/8 text-ink/35',
    )}
  >
    <span className={cn(state === 'done' && 'text-page')}>{box}</span>
  </span>
)

/**
 * The run of stops as a track: out along the upper row, home along the lower one. Where there is no room for it, on
 * every phone, a plain bar. Drawn anew only when it has changed.
 */
export const RunTrack = memo(function RunTrack(props: RunTrackProps): ReactNode {
  const { progress, label, colour } = props
  const stops = RUN_STOPS.map((box, stop) => <Stop key={stop} box={box} state={stateOf(stop, progress)} />)
  const done = (progress / RUN_STOPS.length) * 100
  return (
    <div role="img" aria-label={label} style={{ color: colour }} className="flex w-full flex-col gap-[2px]">
      <div className="bg-ink/10 h-1 overflow-hidden rounded-full lg:hidden">
        <div className="h-full rounded-full bg-current" style={{ width: `${String(done)}%` }} />
      </div>
      <div className="hidden gap-[2px] lg:flex">{stops.slice(0, TURN + 1)}</div>
      <div className="hidden flex-row-reverse gap-[2px] lg:flex">
        <span className="flex-1" />
        {stops.slice(TURN + 1)}
      </div>
    </div>
  )
})
