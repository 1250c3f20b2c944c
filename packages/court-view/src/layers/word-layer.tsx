import type { Court, Point } from '@skelly/engine'
import { useEffectEvent, useLayoutEffect, useRef, type CSSProperties, type ReactElement } from 'react'
import type { Camera } from '../camera/camera-on.ts'
import { playerColour } from '../caps/player-colours.ts'
import { COURT_MARGIN } from '../drawing/court-drawing.tsx'
import type { Launcher } from '../shot/launcher.ts'
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

/** When a word is to be seen. */
type Cue =
  /** On the clock of `performance.now()`; null is now. */
  | { readonly kind: 'at'; readonly at: number | null }
  /** When its shot, which is still to be launched, has rolled for so many ms. */
  | {
      readonly kind: 'launch'
      readonly rollsFor: number
      readonly launcher: Launcher
      /** When the shot was launched, on the clock of `performance.now()`, as soon as it is shown. */
      readonly launchedAt: number | null
    }

interface ChalkedProps {
  readonly court: Court
  readonly word: CourtWord
  /** Through what it is seen at first: the camera of the shot that it is about, which then goes back. */
  readonly camera: Camera | null
  readonly cue: Cue
}

interface WordLayerProps extends Pick<ChalkedProps, 'court' | 'camera'> {
  readonly word: CourtWord | null
  /** The shot that it is about, while that is shown. */
  readonly shot: ShownShot | null
  /** What is going to be chalked about the shot that seems to come next, or that has just been launched. */
  readonly coming: ComingWord | null
  readonly launcher: Launcher
}

/** A word that waits, unseen in its place, for its shot to be launched. */
export interface ComingWord {
  readonly word: CourtWord
  readonly shot: ShownShot
  readonly camera: Camera | null
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

const styleOf = (word: CourtWord, court: Court, camera: Camera | null): CSSProperties => {
  const { left, top } = wordPlace(word.at, court, camera)
  return {
    left: `${String(left * 100)}%`,
    top: `${String(top * 100)}%`,
    color: word.colour === null ? undefined : playerColour(word.colour).light,
  }
}

const fadingOf = (element: Element | null, wait: number, camera: Camera | null): Animation => {
  const keyframes = wordKeyframes(wait, camera?.zoom ?? 1)
  return new Animation(new KeyframeEffect(element, keyframes, { duration: wait + SEEN, fill: 'both' }))
}

const Chalked = ({ word, court, camera, cue }: ChalkedProps): ReactElement => {
  const element = useRef<HTMLParagraphElement>(null)
  const fading = useRef<Animation>(null)
  const launcher = cue.kind === 'launch' ? cue.launcher : null
  const launchedAt = cue.kind === 'launch' ? cue.launchedAt : null
  // Said: a browser that finds out by itself draws one more frame to tell.
  const begin = (at: number): void => {
    if (fading.current?.startTime === null) fading.current.startTime = at
  }
  const launched = useEffectEvent((shot: ShownShot) => {
    begin(startOf(shot) ?? performance.now())
  })
  const prepare = useEffectEvent(() => {
    const now = performance.now()
    const wait = cue.kind === 'launch' ? cue.rollsFor : Math.max(0, (cue.at ?? now) - now)
    fading.current = fadingOf(element.current, wait, camera)
    if (cue.kind === 'at') begin(now)
  })
  useLayoutEffect(() => {
    prepare()
    return () => {
      fading.current?.cancel()
    }
  }, [])
  useLayoutEffect(
    () =>
      launcher?.add((shot) => {
        launched(shot)
      }),
    [launcher],
  )
  const shown = useEffectEvent((at: number) => {
    begin(at)
  })
  useLayoutEffect(() => {
    if (launchedAt !== null) shown(launchedAt)
  }, [launchedAt])
  return (
    <div className="court-word" aria-hidden data-word style={styleOf(word, court, camera)}>
      <p ref={element}>{word.text}</p>
    </div>
  )
}

/** So long after the launch the word is put in its place, unseen, ms, where it was not foreseen. */
const READY_AFTER = 300

const startOf = ({ clock }: ShownShot): number | null => (clock.kind === 'running' ? clock.startedAt : null)

const keyOf = ({ id, text }: CourtWord): string => `${id} ${text}`

/** A ruling chalked beside the cap that it is about, as large from near as from far; it fades by itself. */
export const WordLayer = ({ court, word, shot, camera, coming, launcher }: WordLayerProps): ReactElement => {
  const isReady = useIsUnderWay(shot, READY_AFTER)
  const now = isReady ? word : null
  const waits = coming !== null && (shot === null || now === null || keyOf(now) === keyOf(coming.word))
  const at = shot === null ? null : restsAt(shot)
  const launchedAt = shot === null ? null : startOf(shot)
  return (
    <>
      {now !== null && !(waits && keyOf(now) === keyOf(coming.word)) && (
        <Chalked key={keyOf(now)} word={now} cue={{ kind: 'at', at }} {...{ court, camera }} />
      )}
      {now?.rings !== undefined && <Rings key={`rings ${now.id}`} court={court} at={now.rings} when={at} />}
      {waits && (
        <Chalked
          key={keyOf(coming.word)}
          word={coming.word}
          cue={{ kind: 'launch', rollsFor: restsAt(coming.shot) ?? 0, launcher, launchedAt }}
          {...{ court }}
          camera={coming.camera}
        />
      )}
    </>
  )
}
