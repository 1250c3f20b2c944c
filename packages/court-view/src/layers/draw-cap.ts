import { positionAt, type Point } from '@skelly/engine'
import { pathOf } from '../chalk/path-of.ts'
import type { Piece } from '../pieces/piece.ts'
import type { ShownShot } from '../shot/shown-shot.ts'
import { spinAt } from '../shot/spin.ts'
import { trailAt } from '../shot/trail.ts'

/** A place as an SVG transform. */
export const movedTo = ({ x, y }: Point): string => `translate(${String(x)} ${String(y)})`

/** A cap goes on turning from where the last shot left it, so that it never jumps back. */
const turn = (turning: HTMLElement | SVGElement, shotId: string, spin: number): void => {
  const { dataset } = turning
  if (dataset['shot'] !== shotId) {
    dataset['shot'] = shotId
    dataset['base'] = dataset['angle'] ?? '0'
  }
  const angle = (Number(dataset['base']) + spin) % 360
  dataset['angle'] = angle.toFixed(1)
  turning.setAttribute('transform', `rotate(${angle.toFixed(1)})`)
}

/**
 * Puts a cap where it is `time` seconds into a shot, or, when no shot moves it, where its owner has it: also where a
 * shot was taken back while it rolled.
 */
export const drawCap = (layer: SVGGElement, piece: Piece, shot: ShownShot | null, time: number): void => {
  const id = CSS.escape(piece.id)
  const cap = layer.querySelector(`[data-piece="${id}"]`)
  const trail = layer.querySelector(`[data-trail="${id}"]`)
  const body = shot ? shot.pieceIds.indexOf(piece.id) : -1
  if (!shot || body < 0) {
    cap?.setAttribute('transform', movedTo(piece.at))
    trail?.setAttribute('d', '')
    return
  }
  const { trace, bodies } = shot
  const rolls = time > 0 && time < trace.duration
  cap?.setAttribute('transform', movedTo(positionAt(trace, bodies, body, time)))
  trail?.setAttribute('d', rolls ? pathOf(trailAt(trace, bodies, body, time)) : '')
  const turning = cap?.querySelector<SVGElement>('[data-turning]')
  if (turning) turn(turning, shot.id, spinAt(trace, bodies, body, time))
}
