import type { Court, Rectangle } from '@skelly/engine'
import { memo, useMemo, type ReactElement } from 'react'
import { chalkLettering } from '../chalk/chalk-lettering.ts'
import { chalkLines } from '../chalk/chalk-lines.ts'
import { pathOf } from '../chalk/path-of.ts'
import { Asphalt } from './asphalt.tsx'
import { ChalkGrain } from './chalk-grain.tsx'
import { Obstacles } from './obstacles.tsx'
import { skullStrokes } from './skull-strokes.ts'

/** Street beyond the court's edge, mm: half the edge's stroke and a little air. */
export const COURT_MARGIN = 12

const joined = (strokes: readonly (readonly { readonly x: number; readonly y: number }[])[]): string =>
  strokes.map(pathOf).join('')

const boxLettering = (area: Rectangle, number: number): string => {
  const side = Math.min(area.right - area.left, area.bottom - area.top)
  const text = String(number)
  const height = side * 0.44
  const width = height * (text.length > 1 ? 0.48 : 0.6)
  return joined(chalkLettering(text, area, { height, width, gap: height * 0.22, seed: number * 13 }))
}

/** Everything that is chalked on a court, as paths. */
interface CourtChalk {
  readonly lines: string
  /** The lines once more, as a hand goes over them. */
  readonly second: string
  readonly skull: string
  readonly numbers: string
  readonly start: string
}

export const chalkOf = (court: Court): CourtChalk => ({
  lines: joined(chalkLines(court, 1)),
  second: joined(chalkLines(court, 5000)),
  skull: court.skull ? joined(skullStrokes(court.skull)) : '',
  numbers: court.boxes.map((box) => boxLettering(box.area, box.number)).join(''),
  start: court.start
    ? joined(chalkLettering('START', court.start, { height: 46, width: 34, gap: 12, seed: 77 }))
    : '',
})

interface CourtDrawingProps {
  readonly court: Court
  readonly prefix: string
}

/** A lump of chalk leaves several strands beside one another, each with gaps of its own. */
const Strands = ({ shape }: { readonly shape: string }): ReactElement => (
  <>
    {['body', 'left', 'right'].map((strand) => (
      <use key={strand} className={`court-strand court-strand-${strand}`} href={`#${shape}`} />
    ))}
  </>
)

interface CourtStillProps extends CourtDrawingProps {
  readonly chalk: CourtChalk
}

/** The street with everything that is chalked on it, the strokes given. */
export const CourtStill = ({ court, prefix, chalk }: CourtStillProps): ReactElement => (
  <g id={`${prefix}still`}>
    <Asphalt court={court} prefix={prefix} margin={COURT_MARGIN} />
    <ChalkGrain court={court} prefix={prefix} />
    <defs>
      <path id={`${prefix}lines`} d={chalk.lines} />
      <path id={`${prefix}skull`} d={chalk.skull} />
    </defs>
    <use className="court-dust" href={`#${prefix}lines`} />
    <use className="court-dust court-coral" href={`#${prefix}skull`} />
    <g mask={`url(#${prefix}chalk)`}>
      <g className="court-coral court-faint">
        <Strands shape={`${prefix}skull`} />
      </g>
      <path className="court-lettering" d={chalk.start} strokeWidth={7} />
      <path className="court-lettering" d={chalk.numbers} strokeWidth={4.6} />
      <Strands shape={`${prefix}lines`} />
      <path className="court-line-again" d={chalk.second} />
    </g>
    <Obstacles court={court} />
  </g>
)

/** The same, the strokes drawn once. It never changes while a court is shown. */
export const CourtDrawing = memo(function CourtDrawing({ court, prefix }: CourtDrawingProps): ReactElement {
  const chalk = useMemo(() => chalkOf(court), [court])
  return <CourtStill court={court} prefix={prefix} chalk={chalk} />
})
