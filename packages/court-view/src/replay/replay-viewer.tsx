'use client'
import { useMemo, useState, type ReactElement } from 'react'
import { CourtView } from '../court-view.tsx'
import type { ShownShot } from '../shot/shown-shot.ts'
import { KeysSheet } from './keys-sheet.tsx'
import type { Playhead } from './playhead.ts'
import { ReplayButtons } from './replay-buttons.tsx'
import type { ReplayFrame } from './replay-frame.ts'
import type { ReplayAction } from './replay-keys.ts'
import { ReplayPlayers } from './replay-players.tsx'
import { ReplaySaid } from './replay-said.tsx'
import type { ReplayViewerProps } from './replay-viewer-props.ts'
import { ENGLISH_REPLAY_WORDS } from './replay-words.ts'
import { Scrubber } from './scrubber.tsx'
import { ShotList } from './shot-list.tsx'
import { useEachInstant } from './use-each-instant.ts'
import { usePlayhead } from './use-playhead.ts'
import { useReplayKeys } from './use-replay-keys.ts'
import { useWish } from './use-wish.ts'

const NOTHING = { kind: 'nothing' } as const
const NONE: readonly ReplayAction[] = []
/** What a small step in time is, in simulated seconds. */
const STEP = 0.05

const shownShot = (frame: ReplayFrame | undefined, clock: Playhead['clock']): ShownShot | null =>
  frame?.shot ? { id: frame.id, ...frame.shot, clock } : null

/** Plays a recorded game. It knows no rule: it is told every frame, and the words for it. */
export const ReplayViewer = (props: ReplayViewerProps): ReactElement => {
  const { court, frames, proof, tools, words = ENGLISH_REPLAY_WORDS, withoutKeys = NONE } = props
  const { head, hasRested, controls } = usePlayhead({
    frames,
    initialFrame: props.initialFrame ?? 0,
    isSlowed: props.initialSlowMotion ?? true,
    onFrame: props.onFrame,
  })
  const [areKeysShown, showKeys] = useState(false)
  const frame = frames[head.frame]
  const shot = useMemo(() => shownShot(frame, head.clock), [frame, head.clock])
  const setSlowed = (isSlowed: boolean): void => {
    controls.setSlowed(isSlowed)
    props.onSlowMotion?.(isSlowed)
  }
  const actions = {
    toggle: controls.toggle,
    previous: controls.back,
    next: controls.next,
    'step-back': () => controls.step(-STEP),
    'step-on': () => controls.step(STEP),
    faster: () => controls.changeSpeed(1),
    slower: () => controls.changeSpeed(-1),
    first: () => controls.goTo(0),
    last: () => controls.goTo(frames.length - 1),
    'slow-motion': () => setSlowed(!head.isSlowed),
    keys: () => showKeys(true),
  } satisfies Record<ReplayAction, () => void>
  useReplayKeys((action) => actions[action](), withoutKeys)
  useWish(props.goTo ?? null, ({ frame: wished }) => controls.goTo(wished))
  useEachInstant(head, frames, (instant) => props.onInstant?.(instant))
  return (
    <section aria-label={words.viewer} className={`replay ${props.className ?? ''}`}>
      <div className="replay-court">
        <CourtView
          court={court}
          pieces={frame?.pieces ?? []}
          highlight={frame?.highlight ?? null}
          shot={shot}
          allowed={NOTHING}
          {...(props.courtWords ? { words: props.courtWords } : {})}
        />
      </div>
      <div className="replay-panel">
        <ReplayPlayers
          label={words.players}
          standings={frame?.standings[hasRested ? 'after' : 'before'] ?? []}
        />
        <ReplaySaid
          frames={frames}
          current={head.frame}
          isJudged={hasRested}
          proof={proof}
          words={words}
          onGoTo={controls.goTo}
        />
        <Scrubber
          head={head}
          frames={frames}
          words={words}
          differing={proof.kind === 'differs' ? proof.frame : null}
          controls={controls}
        />
        <ReplayButtons
          words={words}
          head={head}
          controls={controls}
          onSlowed={setSlowed}
          onKeys={() => showKeys(true)}
        />
        {tools ? <div className="replay-tools">{tools}</div> : null}
        <ShotList
          frames={frames}
          current={head.frame}
          differing={proof.kind === 'differs' ? proof.frame : null}
          label={words.shots}
          onChoose={controls.goTo}
        />
      </div>
      <KeysSheet isOpen={areKeysShown} words={words} without={withoutKeys} onOpen={showKeys} />
    </section>
  )
}
