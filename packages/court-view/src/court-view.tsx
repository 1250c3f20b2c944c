'use client'
import { useId, useMemo, useRef, useState, type ReactElement } from 'react'
import type { CourtViewProps } from './court-view-props.ts'
import { ENGLISH_COURT_WORDS } from './court-words.ts'
import { CourtFrame } from './court-frame.tsx'
import { keyHandlers } from './hand/key-handlers.ts'
import { pointerHandlers } from './hand/pointer-handlers.ts'
import type { HandState } from './hand/hand-state.ts'
import { useHand } from './hand/use-hand.ts'
import { CapsLayer } from './layers/caps-layer.tsx'
import { HandLayer } from './layers/hand-layer.tsx'
import { HighlightLayer } from './layers/highlight-layer.tsx'
import { LoupeLayer } from './layers/loupe-layer.tsx'
import { ModeSwitch } from './layers/mode-switch.tsx'
import { PieceNames } from './layers/piece-names.tsx'
import type { Piece } from './pieces/piece.ts'
import { shownAt } from './pieces/shown-at.ts'
import { useMmPerPx } from './use-mm-per-px.ts'

const withHand = (pieces: readonly Piece[], pieceId: string | null, hand: HandState): readonly Piece[] =>
  hand.kind === 'placing' || hand.kind === 'nudging'
    ? pieces.map((piece) => (piece.id === pieceId ? { ...piece, at: hand.at } : piece))
    : pieces

/** A court on the screen: it draws, plays shots, and lets the player do what it is told is allowed. */
export const CourtView = (props: CourtViewProps): ReactElement => {
  const { court, pieces, highlight = null, shot = null, words = ENGLISH_COURT_WORDS } = props
  const prefix = useId()
  const element = useRef<HTMLDivElement>(null)
  const mmPerPx = useMmPerPx(element, court.width)
  const [restedShot, setRestedShot] = useState<string | null>(null)
  const hasRested = shot !== null && restedShot === shot.id

  const allowed = shot === null ? props.allowed : NOTHING
  const pieceId = allowed.kind === 'nothing' ? null : allowed.pieceId
  const mover = pieces.find((piece) => piece.id === pieceId) ?? null
  const hand = useHand({ ...props, allowed, at: mover?.at ?? null, mmPerPx })

  const drawn = useMemo(() => withHand(pieces, pieceId, hand.state), [pieces, pieceId, hand.state])
  const named = useMemo(
    () => drawn.map((piece) => ({ ...piece, at: shownAt(piece, shot, hasRested) })),
    [drawn, shot, hasRested],
  )
  const changeMode = (): void => {
    hand.setMode(hand.mode === 'aim' ? 'set-down' : 'aim')
  }
  return (
    <CourtFrame
      court={court}
      fit={props.fit ?? 'contain'}
      className={props.className}
      prefix={prefix}
      surface={{
        ref: element,
        role: allowed.kind === 'nothing' ? 'group' : 'application',
        tabIndex: 0,
        'aria-label': words.court,
        'aria-description': allowed.kind === 'nothing' ? undefined : words.keys,
        'data-court': '',
        'data-mm-per-px': mmPerPx,
        'data-moving': shot?.clock.kind === 'running' && !hasRested,
        'data-allowed': allowed.kind,
        'data-mode': hand.mode,
        'data-hand': hand.state.kind,
        ...pointerHandlers(hand.send, mmPerPx),
        ...keyHandlers(hand.send, changeMode),
      }}
      drawing={
        <>
          <HighlightLayer court={court} number={highlight} />
          <HandLayer
            allowed={allowed}
            hand={hand.state}
            mode={hand.mode}
            mover={mover}
            mmPerPx={mmPerPx}
            prefix={prefix}
          />
          <CapsLayer
            pieces={drawn}
            shot={shot}
            prefix={prefix}
            onRest={(shotId) => {
              setRestedShot(shotId)
              props.onShotShown?.(shotId)
            }}
          />
          {allowed.kind === 'set-down-or-flick' && hand.mode === 'set-down' ? (
            <LoupeLayer court={court} area={allowed.place.area} prefix={prefix} />
          ) : null}
        </>
      }
    >
      <PieceNames court={court} pieces={named} words={words} />
      {allowed.kind === 'set-down-or-flick' ? (
        <ModeSwitch mode={hand.mode} words={words} onMode={hand.setMode} />
      ) : null}
    </CourtFrame>
  )
}

const NOTHING = { kind: 'nothing' } as const
