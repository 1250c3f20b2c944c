import type { Court, Point } from '@skelly/engine'
import { useEffectEvent, useLayoutEffect, useRef, type CSSProperties, type ReactElement } from 'react'
import type { Camera } from '../camera/camera-on.ts'
import { playerColour } from '../caps/player-colours.ts'
import { COURT_MARGIN } from '../drawing/court-drawing.tsx'
import { restsAt } from '../shot/show-shot.ts'
import type { ShownShot } from '../shot/shown-shot.ts'
import { useIsUnderWay } from '../shot/use-is-under-way.ts'
import { streetOf } from '../street.ts'
import { Rings } from './rings.tsx'

/** A word on the court, where the eye is. It is told elsewhere to those who listen. */
export interface CourtWord {
  /** Another id is another word. */
  readonly id: string
  readonly text: string
  /** The middle of the cap that it is about, mm. */
  readonly at: { readonly x: number; readonly y: number }
  /** Whose it is, or null for plain chalk. */
  readonly colour: number | null
  /** Where caps were knocked off the block by it, mm: a ring goes out from each. */
  readonly rings?: readonly Point[]
}

interface ChalkedProps {
  readonly court: Court
  readonly word: CourtWord
  /** Through what it is seen at first: the camera of the shot that it is about, which then goes back. */
  readonly camera: Camera | null
  /** When it is to be seen, on the clock of `performance.now()`; null is now. */
  readonly at: number | null
}

interface WordLayerProps extends Pick<ChalkedProps, 'court' | 'camera'> {
  readonly word: CourtWord | null
  /** The shot that it is about, while that is shown. */
  readonly shot: ShownShot | null
}

/** How long a word is seen, and when it is as large as it stays, ms: as the camera goes back. */
const SEEN = 2200
const CAMERA = { from: 450, until: 1250, easing: 'cubic-bezier(0.45, 0, 0.2, 1)' } as const

/**
 * All that a word does from now on, which is `wait` ms before it is seen: one animation that begins at once, so that
 * nobody has to be woken when the caps come to rest.
 */
export const wordKeyframes = (wait: number, zoom: number): Keyframe[] => {
  const offset = (time: number): number => (wait + time) / (wait + SEEN)
  const [low, level, high] = ['0 20%', '0 0', '0 -10%']
  return [
    { offset: 0, opacity: 0, translate: low, scale: 1 / zoom },
    { offset: offset(0), opacity: 0, translate: low, easing: 'ease-out' },
    { offset: offset(0.08 * SEEN), opacity: 1, translate: level },
    { offset: offset(CAMERA.from), scale: 1 / zoom, easing: CAMERA.easing },
    { offset: offset(CAMERA.until), scale: 1 },
    { offset: offset(0.7 * SEEN), opacity: 1, translate: level, easing: 'ease-out' },
    { offset: 1, opacity: 0, translate: high, scale: 1 },
  ]
}

/** Above the cap, below it where there is no room, mm. */
const APART = 52
/** Its middle keeps so far from both edges of what is seen, as a part of it: half of its width at most. */
const ASIDE = 0.2

/** Where the middle of a word about a cap lies, as parts of the street: in view now, and when the camera has gone back. */
export const wordPlace = (
  at: CourtWord['at'],
  court: Court,
  camera: Camera | null,
): { readonly left: number; readonly top: number } => {
  const { zoom, left, top } = camera ?? { zoom: 1, left: 0, top: 0 }
  const street = streetOf(court)
  const [x, y] = [(at.x + COURT_MARGIN) / street.width, at.y + COURT_MARGIN]
  const isRoomAbove = y - top * street.height > APART * 2.5
  const [least, most] = [Math.max(ASIDE, left + ASIDE / zoom), Math.min(1 - ASIDE, left + (1 - ASIDE) / zoom)]
  return {
    left: Math.min(most, Math.max(least, x)),
    top: (y + (isRoomAbove ? -APART : APART)) / street.height,
  }
}

const styleOf = ({ word, court, camera }: ChalkedProps): CSSProperties => {
  const { left, top } = wordPlace(word.at, court, camera)
  return {
    left: `${String(left * 100)}%`,
    top: `${String(top * 100)}%`,
    color: word.colour === null ? undefined : playerColour(word.colour).light,
  }
}

const Chalked = (props: ChalkedProps): ReactElement => {
  const element = useRef<HTMLParagraphElement>(null)
  const show = useEffectEvent(() => {
    const now = performance.now()
    const wait = props.at === null ? 0 : Math.max(0, props.at - now)
    const keyframes = wordKeyframes(wait, props.camera?.zoom ?? 1)
    const timing = { duration: wait + SEEN, fill: 'both' } as const
    const fading = new Animation(new KeyframeEffect(element.current, keyframes, timing))
    // Said here: a browser that finds out by itself draws one more frame to tell.
    fading.startTime = now
    return fading
  })
  useLayoutEffect(() => {
    const fading = show()
    return () => {
      fading.cancel()
    }
  }, [])
  return (
    <div className="court-word" aria-hidden data-word style={styleOf(props)}>
      <p ref={element}>{props.word.text}</p>
    </div>
  )
}

/** So long after the launch the word is put in its place, unseen, ms. */
const READY_AFTER = 300

/** A ruling chalked beside the cap that it is about, as large from near as from far; it fades by itself. */
export const WordLayer = ({ word, shot, ...others }: WordLayerProps): ReactElement | null => {
  const isReady = useIsUnderWay(shot, READY_AFTER)
  if (word === null || !isReady) return null
  const at = shot === null ? null : restsAt(shot)
  return (
    <>
      <Chalked key={word.id} word={word} at={at} {...others} />
      {word.rings !== undefined && (
        <Rings key={`rings ${word.id}`} court={others.court} at={word.rings} when={at} />
      )}
    </>
  )
}
