import type { Court, Rectangle } from '@skelly/engine'
import { memo, useMemo, type ReactElement } from 'react'
import { chalkLettering } from '../chalk/chalk-lettering.ts'
import { chalkLines } from '../chalk/chalk-lines.ts'
import { noise } from '../chalk/noise.ts'
import { pathOf } from '../chalk/path-of.ts'
import { Asphalt } from './asphalt.tsx'
import { Obstacles } from './obstacles.tsx'
import { skullStrokes } from './skull-strokes.ts'

/** Street beyond the court's edge, mm: half the edge's stroke and a little air. */
export const COURT_MARGIN = 12
const GRAIN = 130

const joined = (strokes: readonly (readonly { readonly x: number; readonly y: number }[])[]): string =>
  strokes.map(pathOf).join('')

const boxLettering = (area: Rectangle, number: number): string => {
  const side = Math.min(area.right - area.left, area.bottom - area.top)
  const text = String(number)
  const height = side * 0.44
  const width = height * (text.length > 1 ? 0.48 : 0.6)
  return joined(chalkLettering(text, area, { height, width, gap: height * 0.22, seed: number * 13 }))
}

const chalkOf = (court: Court) => ({
  lines: joined(chalkLines(court, 1)),
  second: joined(chalkLines(court, 5000)),
  skull: court.skull ? joined(skullStrokes(court.skull)) : '',
  numbers: court.boxes.map((box) => boxLettering(box.area, box.number)).join(''),
  start: court.start
    ? joined(chalkLettering('START', court.start, { height: 46, width: 34, gap: 12, seed: 77 }))
    : '',
})

/** Where the asphalt's grain took no chalk. */
const bareSpots = Array.from({ length: 210 }, (_, index) => {
  const [x, y] = [noise(index * 5 + 1) * GRAIN, noise(index * 5 + 2) * GRAIN]
  return `M${String(Math.round(x * 10) / 10)} ${String(Math.round(y * 10) / 10)}h${String(Math.round(noise(index) * 20) / 10)}`
}).join('')

const Grain = ({ prefix, court }: { readonly prefix: string; readonly court: Court }): ReactElement => (
  <defs>
    <pattern id={`${prefix}grain`} width={GRAIN} height={GRAIN} patternUnits="userSpaceOnUse">
      <rect width={GRAIN} height={GRAIN} fill="#fff" />
      <path d={bareSpots} stroke="#000" strokeWidth="2.3" strokeLinecap="round" opacity="0.75" />
    </pattern>
    <mask
      id={`${prefix}chalk`}
      maskUnits="userSpaceOnUse"
      x={-40}
      y={-40}
      width={court.width + 80}
      height={court.height + 80}
    >
      <rect
        x={-40}
        y={-40}
        width={court.width + 80}
        height={court.height + 80}
        fill={`url(#${prefix}grain)`}
      />
    </mask>
  </defs>
)

interface CourtDrawingProps {
  readonly court: Court
  readonly prefix: string
}

/** The street with everything that is chalked on it. It never changes while a court is shown. */
export const CourtDrawing = memo(function CourtDrawing({ court, prefix }: CourtDrawingProps): ReactElement {
  const chalk = useMemo(() => chalkOf(court), [court])
  return (
    <g id={`${prefix}still`}>
      <Asphalt court={court} prefix={prefix} margin={COURT_MARGIN} />
      <Grain court={court} prefix={prefix} />
      <path className="court-dust" d={chalk.lines} />
      <path className="court-skull-dust" d={chalk.skull} />
      <g mask={`url(#${prefix}chalk)`}>
        <path className="court-skull" d={chalk.skull} />
        <path className="court-lettering" d={chalk.start} strokeWidth={7} />
        <path className="court-lettering" d={chalk.numbers} strokeWidth={4.6} />
        <path className="court-line" d={chalk.lines} />
        <path className="court-line-again" d={chalk.second} />
      </g>
      <Obstacles court={court} />
    </g>
  )
})
