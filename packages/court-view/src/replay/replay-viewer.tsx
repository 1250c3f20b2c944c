'use client'
import { Badge } from '@skelly/ui'
import { useMemo, useState, type KeyboardEvent, type ReactElement } from 'react'
import { CourtView } from '../court-view.tsx'
import type { ShownShot } from '../shot/shown-shot.ts'
import type { Playhead } from './playhead.ts'
import { ReplayButtons } from './replay-buttons.tsx'
import type { ReplayFrame } from './replay-frame.ts'
import type { ReplayProof, ReplayViewerProps } from './replay-viewer-props.ts'
import { ENGLISH_REPLAY_WORDS } from './replay-words.ts'
import { Scrubber } from './scrubber.tsx'
import { ShotList } from './shot-list.tsx'
import { rollOf } from './timeline.ts'
import { usePlayhead } from './use-playhead.ts'

const NOTHING = { kind: 'nothing' } as const
const tones = { checking: 'plain', verified: 'good', differs: 'bad' } as const satisfies Record<
  ReplayProof['kind'],
  string
>

const shownShot = (frame: ReplayFrame | undefined, clock: Playhead['clock']): ShownShot | null =>
  frame?.shot ? { id: frame.id, ...frame.shot, clock } : null

/** Plays a recorded game. It knows no rule: it is told every frame, and the words for it. */
export const ReplayViewer = (props: ReplayViewerProps): ReactElement => {
  const { court, frames, proof, words = ENGLISH_REPLAY_WORDS } = props
  const { head, ...controls } = usePlayhead(frames, props.initialFrame ?? 0, props.onFrame)
  const frame = frames[head.frame]
  const shot = useMemo(() => shownShot(frame, head.clock), [frame, head.clock])
  const [rested, setRested] = useState<string | null>(null)
  const isJudged = rested === shot?.id || (head.clock.kind === 'held' && head.clock.time >= rollOf(frame))
  const place = words.shot(head.frame + 1, frames.length)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    // Sliders, lists and buttons keep their own keys.
    if (event.target instanceof HTMLElement && event.target.closest('input, select, button')) return
    if (event.key === ' ') controls.toggle()
    else if (event.key === 'ArrowLeft') controls.back()
    else if (event.key === 'ArrowRight') controls.next()
    else return
    event.preventDefault()
  }
  return (
    <section aria-label={words.viewer} className={`replay ${props.className ?? ''}`} onKeyDown={onKeyDown}>
      <div className="replay-court">
        <CourtView
          court={court}
          pieces={frame?.pieces ?? []}
          highlight={frame?.highlight ?? null}
          shot={shot}
          allowed={NOTHING}
          onShotShown={setRested}
          {...(props.courtWords ? { words: props.courtWords } : {})}
        />
      </div>
      <div className="replay-panel">
        <div className="replay-said flex items-start justify-between gap-3">
          <p>
            <span className="text-muted block text-sm">
              {[place, frame?.who].filter(Boolean).join(' · ')}
            </span>
            {/* The ruling is no spoiler: it is said when the caps lie still. */}
            <span className="block leading-tight font-semibold text-balance sm:text-lg">
              {isJudged ? frame?.ruling : null}
            </span>
          </p>
          <Badge tone={tones[proof.kind]} data-proof={proof.kind}>
            {proof.words}
          </Badge>
        </div>
        <Scrubber head={head} frames={frames} label={words.scrubber} words={place} onSeek={controls.seek} />
        <ReplayButtons
          words={words}
          isRunning={head.clock.kind === 'running'}
          speed={head.speed}
          onToggle={controls.toggle}
          onBack={controls.back}
          onNext={controls.next}
          onSpeed={controls.setSpeed}
        />
        {props.tools ? <div className="replay-tools">{props.tools}</div> : null}
        <ShotList frames={frames} current={head.frame} label={words.shots} onChoose={controls.goTo} />
      </div>
    </section>
  )
}
