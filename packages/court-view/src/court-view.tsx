'use client'
import type { Rectangle } from '@skelly/engine'
import { useId, useMemo, useRef, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { useCamera } from './camera/use-camera.ts'
import type { CourtViewProps } from './court-view-props.ts'
import { ENGLISH_COURT_WORDS } from './court-words.ts'
import { CourtFrame, viewBoxOf } from './court-frame.tsx'
import type { Allowed } from './allowed.ts'
import type { KeyAim } from './hand/key-aim.ts'
import { keyHandlers } from './hand/key-handlers.ts'
import { pointerHandlers } from './hand/pointer-handlers.ts'
import type { HandEvent } from './hand/hand-event.ts'
import type { HandState } from './hand/hand-state.ts'
import { tapHandler } from './hand/tap-handler.ts'
import { flickOf } from './hand/flick-of.ts'
import { useHand } from './hand/use-hand.ts'
import { useOwnKeys } from './hand/use-own-keys.ts'
import { useOwnTouches } from './hand/use-own-touches.ts'
import { CapsLayer } from './layers/caps-layer.tsx'
import { DustLayer } from './layers/dust-layer.tsx'
import { HandLayer } from './layers/hand-layer.tsx'
import { HighlightLayer } from './layers/highlight-layer.tsx'
import { LoupeLayer } from './layers/loupe-layer.tsx'
import { ModeSwitch } from './layers/mode-switch.tsx'
import { PieceNames } from './layers/piece-names.tsx'
import { switchCorner, type SwitchCorner } from './layers/switch-corner.ts'
import { TapLayer } from './layers/tap-layer.tsx'
import { WayLayer } from './layers/way-layer.tsx'
import { WordLayer } from './layers/word-layer.tsx'
import type { Piece } from './pieces/piece.ts'
import { liesAt } from './pieces/lies-at.ts'
import type { ShownShot } from './shot/shown-shot.ts'
import { useForesight } from './shot/use-foresight.ts'
import { useShotCourse } from './shot/use-shot-course.ts'
import { useMmPerPx } from './use-mm-per-px.ts'
import { useWholePage } from './use-whole-page.ts'

const withHand = (pieces: readonly Piece[], pieceId: string | null, hand: HandState): readonly Piece[] =>
  hand.kind === 'placing' || hand.kind === 'nudging'
    ? pieces.map((piece) => (piece.id === pieceId ? { ...piece, at: hand.at } : piece))
    : pieces

const lyingOf = (pieces: readonly Piece[], shot: ShownShot | null): readonly Piece[] =>
  pieces.map((piece) => ({ ...piece, at: liesAt(piece, shot) }))

const cornerIn = (props: CourtViewProps, area: Rectangle, mmPerPx: number): SwitchCorner =>
  switchCorner(props.court, props.pieces, area, mmPerPx, props.isLeftHanded)

const aimHeld = (hand: HandState, aimed: KeyAim | null | undefined, allowed: Allowed): HandState =>
  hand.kind === 'idle' && aimed && allowed.kind !== 'nothing' ? { kind: 'keying', aim: aimed } : hand

/** A court on the screen: it draws, plays shots, and lets the player do what it is told is allowed. */
export const CourtView = (props: CourtViewProps): ReactElement => {
  const { court, pieces, highlight = null, shot = null, word = null, words = ENGLISH_COURT_WORDS } = props
  const prefix = useId()
  const element = useRef<HTMLDivElement>(null)
  const mmPerPx = useMmPerPx(element, court.width)
  const course = useShotCourse(shot, (shotId) => props.onShotShown?.(shotId))
  const camera = useCamera(court, shot, course.hasRested, mmPerPx)

  const allowed = shot === null ? props.allowed : NOTHING
  const pieceId = allowed.kind === 'nothing' ? null : allowed.pieceId
  const mover = pieces.find((piece) => piece.id === pieceId) ?? null
  const hand = useHand({ ...props, allowed, at: mover?.at ?? null, mmPerPx })
  useWholePage((props.fit ?? 'contain') === 'contain')
  useOwnTouches(element, allowed.kind !== 'nothing')
  useOwnKeys(element, props.takesKeys === true, allowed.kind)
  // an aim of other controls is seen, and foreseen, as one of the hand's own would be
  const held = aimHeld(hand.state, props.aimed, allowed)
  const { foreseen, coming, launch, launcher } = useForesight({
    ...props,
    element,
    aim: flickOf(held),
    mmPerPx,
  })
  const send = (event: HandEvent): void => {
    hand.send(event, launch)
  }

  const drawn = useMemo(() => withHand(pieces, pieceId, hand.state), [pieces, pieceId, hand.state])
  const lying = useMemo(() => lyingOf(drawn, shot), [drawn, shot])
  const shown = { court, shot, foreseen, launcher, mmPerPx, prefix }
  const changeMode = (): void => {
    hand.setMode(hand.mode === 'aim' ? 'set-down' : 'aim')
  }
  const modes =
    allowed.kind === 'set-down-or-flick' ? (
      <ModeSwitch
        corner={props.modesAt === undefined ? cornerIn(props, allowed.place.area, mmPerPx) : null}
        mode={hand.mode}
        words={words}
        onMode={hand.setMode}
      />
    ) : null
  const frame = (
    <CourtFrame
      court={court}
      fit={props.fit ?? 'contain'}
      className={props.className}
      prefix={prefix}
      camera={camera.now}
      isAimed={hand.state.kind !== 'idle'}
      surface={{
        ref: element,
        role: allowed.kind === 'nothing' ? 'group' : 'application',
        tabIndex: 0,
        'aria-label': words.court,
        'aria-description': allowed.kind === 'nothing' ? undefined : words.keys,
        'data-court': '',
        'data-mm-per-px': mmPerPx,
        'data-moving': shot?.clock.kind === 'running' && !course.hasRested,
        'data-allowed': allowed.kind,
        'data-mode': hand.mode,
        'data-hand': hand.state.kind,
        ...pointerHandlers(send, mmPerPx),
        ...keyHandlers(send, changeMode),
        onClick: tapHandler(
          shot === null && allowed.kind === 'nothing' ? props.onTap : undefined,
          lying,
          mmPerPx,
        ),
      }}
      drawing={
        <>
          <HighlightLayer court={court} number={highlight} />
          {props.ways !== undefined && <WayLayer ways={props.ways} />}
        </>
      }
      hand={
        <HandLayer
          allowed={allowed}
          hand={held}
          mode={hand.mode}
          mover={mover}
          mmPerPx={mmPerPx}
          prefix={prefix}
        />
      }
      moving={
        <>
          <DustLayer {...shown} />
          <CapsLayer {...shown} pieces={lying} turned={course.turned} lying={course.lying} />
          <TapLayer court={court} pieces={lying} taps={props.taps ?? []} />
          <WordLayer {...{ court, word, shot, coming, launcher }} camera={camera.last} />
          {allowed.kind === 'set-down-or-flick' && hand.mode === 'set-down' ? (
            <svg className="court-over" viewBox={viewBoxOf(court)}>
              <LoupeLayer
                court={court}
                area={allowed.place.area}
                pieces={drawn}
                turned={course.lying}
                prefix={prefix}
              />
            </svg>
          ) : null}
        </>
      }
    >
      <PieceNames court={court} pieces={lying} words={words} />
      {props.modesAt === undefined ? modes : null}
    </CourtFrame>
  )
  return (
    <>
      {frame}
      {props.modesAt ? createPortal(modes, props.modesAt) : null}
    </>
  )
}

const NOTHING = { kind: 'nothing' } as const
