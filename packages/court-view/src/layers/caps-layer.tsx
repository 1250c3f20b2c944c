import type { Court } from '@skelly/engine'
import { useRef, type ReactElement } from 'react'
import type { Piece } from '../pieces/piece.ts'
import { capKeyframes } from '../shot/cap-keyframes.ts'
import type { Launcher } from '../shot/launcher.ts'
import { paceOfShot, secondsOfShowing, type Part } from '../shot/show-shot.ts'
import type { ShownShot } from '../shot/shown-shot.ts'
import { stretchesOf } from '../shot/stretches.ts'
import type { Turned } from '../shot/turned.ts'
import { useShowing } from '../shot/use-showing.ts'
import { movedToPx } from '../street.ts'
import { CapLayers } from './cap-layers.tsx'
import { CapTrail, TRAIL_LENGTH } from './cap-trail.tsx'

interface CapsLayerProps {
  readonly court: Court
  /** Where they lie while no shot moves them. */
  readonly pieces: readonly Piece[]
  /** The shot that moves them. */
  readonly shot: ShownShot | null
  /** The one that seems to come next. */
  readonly foreseen: ShownShot | null
  readonly launcher: Launcher
  /** How far each has turned in the shots before, degrees. */
  readonly turned: Turned
  /** How far each lies turned while no shot moves it, degrees. */
  readonly lying: Turned
  readonly mmPerPx: number
  readonly prefix: string
}

const partsOf = (layer: HTMLElement, shot: ShownShot, props: CapsLayerProps): readonly Part[] => {
  const pace = paceOfShot(shot)
  const seconds = secondsOfShowing(shot)
  return shot.pieceIds.flatMap((id, body) => {
    const stretches = stretchesOf(shot.trace, shot.bodies, body, pace.cuts)
    const { cap, turning, trail } = capKeyframes(stretches, pace, {
      placed: (at) => movedToPx(at, props.mmPerPx),
      base: props.turned[id] ?? 0,
      trailLength: TRAIL_LENGTH,
      mass: shot.bodies[body]?.mass ?? 1,
      seconds,
    })
    const part = (name: string, keyframes: Keyframe[]): readonly Part[] => {
      const element = layer.querySelector(`[data-${name}="${CSS.escape(id)}"]`)
      return element === null ? [] : [{ element, keyframes }]
    }
    return [...part('piece', cap), ...part('turning', turning), ...part('trail', trail)]
  })
}

/** Whether the pieces lie where the shot has left them. */
const isAsLeft = (pieces: readonly Piece[], { pieceIds, trace }: ShownShot): boolean =>
  pieces.every(({ id, at }) => {
    const rest = trace.rest[pieceIds.indexOf(id)]
    return rest === undefined || (rest.x === at.x && rest.y === at.y)
  })

/**
 * The caps, at rest or rolling, and what they leave behind. Each has layers of its own that the compositor moves: while
 * a shot is shown nothing is painted, and the main thread has nothing to do.
 */
export const CapsLayer = (props: CapsLayerProps): ReactElement => {
  const { court, pieces, shot, foreseen, launcher, lying, mmPerPx, prefix } = props
  const layer = useRef<HTMLDivElement>(null)
  useShowing({
    shot,
    foreseen,
    launcher,
    mmPerPx,
    who: pieces.map(({ id }) => id).join(' '),
    partsOf: (next) => (layer.current ? partsOf(layer.current, next, props) : []),
    isTrue: (last) => isAsLeft(pieces, last),
  })
  return (
    <div ref={layer} className="court-caps">
      {pieces.map(({ id, radius }) => (
        <CapTrail key={id} id={id} radius={radius} court={court} />
      ))}
      {pieces.map(({ id, look, letter, fill, colour, radius, at }) => (
        <CapLayers
          key={id}
          {...{ id, look, letter, fill, colour, radius, court, prefix }}
          x={at.x}
          y={at.y}
          turned={lying[id] ?? 0}
        />
      ))}
    </div>
  )
}
