import { useEffect, useRef, type ReactElement } from 'react'
import type { ReplayFrame } from './replay-frame.ts'

interface ShotListProps {
  readonly frames: readonly ReplayFrame[]
  readonly current: number
  /** The frame at which the replay differs from what was recorded; null where it does not. */
  readonly differing: number | null
  readonly label: string
  readonly onChoose: (frame: number) => void
}

/** All shots in words; each takes the replay there. The current one is kept in view without moving the page. */
export const ShotList = ({ frames, current, differing, label, onChoose }: ShotListProps): ReactElement => {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const item = list.current?.children[current]
    if (!list.current || !(item instanceof HTMLElement)) return
    list.current.scrollTo({ top: item.offsetTop - list.current.clientHeight / 2, behavior: 'smooth' })
  }, [current])
  return (
    <ol
      ref={list}
      aria-label={label}
      className="border-line bg-surface relative min-h-0 flex-1 overflow-y-auto rounded-2xl border p-1.5"
    >
      {frames.map((frame, index) => (
        <li key={frame.id}>
          <button
            type="button"
            aria-current={index === current}
            data-differs={index === differing}
            className="data-[differs=true]:text-bad hover:bg-raised aria-[current=true]:bg-accent/15 flex w-full cursor-pointer gap-3 rounded-xl px-3 py-2 text-left text-sm pointer-coarse:py-3"
            // A mouse takes no focus here: the space bar stays the replay's own.
            onMouseDown={(event) => {
              event.preventDefault()
            }}
            onClick={() => {
              onChoose(index)
            }}
          >
            <span className="text-muted w-6 shrink-0 text-right tabular-nums">{frame.number}</span>
            <span className="min-w-0">
              <span className="font-semibold">{frame.who}</span> {frame.ruling}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
