import type { Court } from '@skelly/engine'
import { memo, useRef, type CSSProperties, type ReactElement } from 'react'
import { noise } from '../chalk/noise.ts'
import type { Launcher } from '../shot/launcher.ts'
import type { Puff } from '../shot/puff.ts'
import { MOST_KNOCKS, MOST_LANDINGS, MOST_LINES, PUFF_SECONDS, puffsOf } from '../shot/puffs.ts'
import { paceOfShot, secondsOfShowing, type Part } from '../shot/show-shot.ts'
import type { ShownShot } from '../shot/shown-shot.ts'
import { useShowing } from '../shot/use-showing.ts'
import { lengthOf, movedToPx } from '../street.ts'

const ROUND = Math.PI * 2
const spot = (angle: number, far: number): string =>
  `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`

/** Specks of a puff, within a circle of 1 round (0, 0). */
const specks = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + noise(seed + index * 3)) / count) * ROUND
    return `M${spot(angle, 0.25 + 0.75 * noise(seed + index * 3 + 1))}h.01`
  }).join('')

/** The short lines round a knock that say how hard it was. */
const ticks = Array.from({ length: 9 }, (_, index) => {
  const angle = ((index + 0.4 * noise(index)) / 9) * ROUND
  return `M${spot(angle, 0.62)}L${spot(angle, 0.82 + 0.18 * noise(index + 40))}`
}).join('')

const shapes = [11, 222, 3333].map((seed) => ({ fine: specks(seed, 26), coarse: specks(seed + 7, 11) }))

/** How far a puff reaches when it is fully grown, mm. */
const sizeOf = (force: number): number => 16 + 26 * force
const LARGEST = sizeOf(1)

/** A puff grows quickly, then slowly: exactly as the cube of what is left of its time falls. */
const GROWING = 'cubic-bezier(0.3333, 1, 0.6667, 1)'
const FADING = 'cubic-bezier(0.3333, 0.5333, 0.6667, 1)'
/** How large it is at first, as a part of what it grows to. */
const YOUNG = 0.45

/**
 * All that a puff does in a shot that is shown for `seconds`, its own time being `begin`: it is never laid out anew. Few
 * keyframes, for a browser has to read them all when the shot is launched.
 */
export const puffKeyframes = (
  { at, force }: Pick<Puff, 'at' | 'force'>,
  begin: number,
  seconds: number,
  mmPerPx: number,
): Keyframe[] => {
  const place = movedToPx(at, mmPerPx)
  const scaled = (part: number): string => `${place} scale(${((part * sizeOf(force)) / LARGEST).toFixed(3)})`
  const [young, grown] = [scaled(YOUNG), scaled(1)]
  const offsetOf = (time: number): number => Math.min(1, time / seconds)
  const [first, last] = [offsetOf(begin), offsetOf(begin + PUFF_SECONDS)]
  return [
    { offset: 0, opacity: 0, transform: young },
    { offset: first, opacity: 0 },
    { offset: first, opacity: 0.35 + 0.6 * force, easing: FADING },
    { offset: first, transform: young, easing: GROWING },
    { offset: last, opacity: 0, transform: grown },
    { offset: 1, opacity: 0, transform: grown },
  ]
}

/** What every puff is for: a knock has lines round it. */
const PLACES = [
  ...Array.from({ length: MOST_KNOCKS }, (): Puff['kind'] => 'knock'),
  ...Array.from({ length: MOST_LANDINGS }, (): Puff['kind'] => 'landing'),
  ...Array.from({ length: MOST_LINES }, (): Puff['kind'] => 'line'),
]

const partsOf = (
  layer: Element | null,
  shot: ShownShot,
  { court, mmPerPx }: Pick<DustLayerProps, 'court' | 'mmPerPx'>,
): readonly Part[] => {
  const pace = paceOfShot(shot)
  const seconds = secondsOfShowing(shot)
  const puffs = puffsOf(shot.trace, shot.bodies, court)
  return (['knock', 'landing', 'line'] as const).flatMap((kind) => {
    const first = PLACES.indexOf(kind)
    return puffs
      .filter((puff) => puff.kind === kind)
      .flatMap((puff, index): readonly Part[] => {
        const element = layer?.children[first + index]
        const keyframes = puffKeyframes(puff, pace.shownAt(puff.time), seconds, mmPerPx)
        return element ? [{ element, keyframes }] : []
      })
  })
}

const squareOf = (court: Court): CSSProperties => {
  const half = lengthOf(LARGEST, court)
  const side = `calc(${half} * 2)`
  return { width: side, height: side, marginLeft: `calc(${half} * -1)`, marginTop: `calc(${half} * -1)` }
}

interface DustLayerProps {
  readonly court: Court
  /** The shot that is shown, or null. */
  readonly shot: ShownShot | null
  /** The one that seems to come next. */
  readonly foreseen: ShownShot | null
  readonly launcher: Launcher
  readonly mmPerPx: number
  readonly prefix: string
}

/** The puffs that there are. A shot only sends them where they are needed. */
const Puffs = memo(function Puffs({ court, prefix }: Pick<DustLayerProps, 'court' | 'prefix'>): ReactElement {
  const square = squareOf(court)
  return (
    <>
      {PLACES.map((kind, place) => (
        <svg key={place} className="court-puff" viewBox="-1 -1 2 2" style={square}>
          <circle className="court-cloud" r="0.8" fill={`url(#${prefix}cloud)`} />
          <path className="court-specks" strokeWidth="0.06" d={shapes[place % shapes.length]?.fine} />
          <path className="court-specks" strokeWidth="0.12" d={shapes[place % shapes.length]?.coarse} />
          {kind === 'knock' ? <path className="court-ticks" d={ticks} /> : null}
        </svg>
      ))}
    </>
  )
})

/** The dust of a shot, shown by the compositor. It is decoration: none where motion is reduced. */
export const DustLayer = (props: DustLayerProps): ReactElement => {
  const { court, shot, foreseen, launcher, mmPerPx, prefix } = props
  const layer = useRef<HTMLDivElement>(null)
  useShowing({
    shot,
    foreseen,
    launcher,
    mmPerPx,
    partsOf: (next) => partsOf(layer.current, next, { court, mmPerPx }),
    isTrue: () => true,
  })
  return (
    <div ref={layer} className="court-puffs">
      <Puffs court={court} prefix={prefix} />
    </div>
  )
}
