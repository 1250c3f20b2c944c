import { Badge, Button, Ring } from '@skelly/ui'
import type { ReactElement } from 'react'
import { placeWords } from './place-words.ts'
import type { ReplayClock, ReplayFrame } from './replay-frame.ts'
import { ReplayIcon } from './replay-icon.tsx'
import type { ReplayProof } from './replay-viewer-props.ts'
import type { ReplayWords } from './replay-words.ts'

interface ReplaySaidProps {
  readonly frames: readonly ReplayFrame[]
  readonly current: number
  /** Whether the caps lie still: then the ruling is said. It is no spoiler. */
  readonly isJudged: boolean
  readonly proof: ReplayProof
  readonly words: ReplayWords
  readonly onGoTo: (frame: number) => void
}

/** A clock with less than this part left was close. */
const CLOSE = 1 / 6

const Clock = ({
  clock,
  words,
}: {
  readonly clock: ReplayClock
  readonly words: ReplayWords
}): ReactElement => {
  const { taken, given } = clock
  const left = given === null || given <= 0 ? null : Math.max(0, 1 - taken / given)
  return (
    <span data-clock className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      {left === null ? null : <Ring part={left} urgent={left < CLOSE} className="size-4" />}
      {words.clock(taken, given)}
    </span>
  )
}

const Proof = ({ proof, onGoTo }: Pick<ReplaySaidProps, 'proof' | 'onGoTo'>): ReactElement => {
  if (proof.kind === 'differs' && proof.frame !== null) {
    const { frame, words } = proof
    return (
      <Button
        variant="outline"
        size="small"
        className="border-bad/50 bg-bad/15 text-bad hover:bg-bad/25 shrink-0 pr-2"
        data-proof="differs"
        onClick={() => {
          onGoTo(frame)
        }}
      >
        {words}
        <ReplayIcon name="to" />
      </Button>
    )
  }
  const tone = ({ checking: 'plain', verified: 'good', differs: 'bad' } as const)[proof.kind]
  return (
    <Badge tone={tone} data-proof={proof.kind} className="shrink-0">
      {proof.words}
    </Badge>
  )
}

/** Where the replay is, the clock that the turn had, whether it is true, and what became of the shot. */
export const ReplaySaid = (props: ReplaySaidProps): ReactElement => {
  const { frames, current, isJudged, words } = props
  const frame = frames[current]
  return (
    <div className="replay-said">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <p className="text-muted flex min-w-0 flex-wrap items-center gap-x-3 text-sm">
          <span data-place className="whitespace-nowrap tabular-nums">
            {placeWords(frames, current, words)}
          </span>
          {frame?.clock ? <Clock clock={frame.clock} words={words} /> : null}
        </p>
        <Proof {...props} />
      </div>
      <p aria-live="polite" className="leading-tight font-semibold text-balance">
        {isJudged ? frame?.ruling : null}
      </p>
      {isJudged ? null : <p className="text-muted truncate leading-tight">{frame?.who}</p>}
    </div>
  )
}
