import { memo, type ReactElement } from 'react'
import { playerColour } from '../caps/player-colours.ts'
import type { ReplayFrame } from './replay-frame.ts'
import { lengthOf, staysOf, type Stay } from './timeline.ts'

interface ScrubberTrackProps {
  readonly frames: readonly ReplayFrame[]
  /** The frame at which the replay differs from what was recorded; null where it does not. */
  readonly differing: number | null
}

/** So much of the whole, and at most so much of a frame, is left free between two frames. */
const GAP = 1 / 320
const MOST_OF_FRAME = 0.3

const widthOf = ({ begin, end }: Stay, length: number): number =>
  end - begin - Math.min(GAP * length, (end - begin) * MOST_OF_FRAME)

const fillOf = ({ colour }: ReplayFrame): string =>
  colour === null ? 'var(--muted)' : playerColour(colour).paint

const Bars = ({
  frames,
  length,
}: {
  readonly frames: ScrubberTrackProps['frames']
  readonly length: number
}): ReactElement => (
  <svg viewBox={`0 0 ${String(length)} 1`} preserveAspectRatio="none" className="replay-bars">
    {staysOf(frames).map((stay, index) => (
      <rect
        key={frames[index]?.id}
        x={stay.begin}
        width={widthOf(stay, length)}
        height="1"
        fill={frames[index] ? fillOf(frames[index]) : undefined}
      />
    ))}
  </svg>
)

/** The game as a strip: a bar for every frame, as long as it takes and in its player's colour, and marks over some. */
export const ScrubberTrack = memo(function ScrubberTrack(props: ScrubberTrackProps): ReactElement {
  const { frames, differing } = props
  const length = lengthOf(frames)
  const stays = staysOf(frames)
  const at = (index: number): string => {
    const { begin = 0, end = 0 } = stays[index] ?? {}
    return `${String(((begin + end) / 2 / length) * 100)}%`
  }
  return (
    <span className="replay-track" aria-hidden>
      <span className="replay-ahead">
        <Bars frames={frames} length={length} />
      </span>
      <span className="replay-done">
        <Bars frames={frames} length={length} />
      </span>
      {frames.map(({ id, isMarked }, index) =>
        isMarked ? <span key={id} className="replay-mark" style={{ left: at(index) }} /> : null,
      )}
      {differing === null ? null : (
        <span className="replay-mark" data-differs style={{ left: at(differing) }} />
      )}
    </span>
  )
})
