import { rateOf, type BenchReport } from './bench-report.ts'
import type { Contestant, PeerName } from './contestants/contestants.ts'
import { MARKS } from './measuring/first-shots.ts'
import { median, quantile } from './measuring/quantile.ts'

/** The report for people. */
export const benchText = (report: BenchReport): string =>
  [
    'Random breaks on the street court, each peer on one core in turn with the others. Shots a second are the median',
    'round; the exact solver is so many times as fast (in brackets the middle half of the rounds). Errors are where the',
    'worst cap of a shot came to rest against the exact solver, in mm.',
    '',
    table([RATE_HEAD, ...PEERS.map(([name, title]) => rateRow(report, name, title))]),
    '',
    table(USES.map(([name, title]) => useRow(report, name, title))),
    '',
    'From a cold start: the rate over the first shots, as a part of full speed.',
    table([COLD_HEAD, ...PEERS.map(([name, title]) => coldRow(report, name, title))]),
  ].join('\n')

const PEERS = [
  ['exact4', 'exact solver, 4 caps'],
  ['second', 'second opinion (matter-js, exact contacts)'],
  ['matter60', 'matter-js as it comes, 60 Hz'],
  ['planck240', 'planck, 240 Hz, bullets'],
  ['rapier240', 'Rapier, deterministic build, 240 Hz, CCD'],
] as const satisfies readonly (readonly [PeerName, string])[]

const USES = [
  ['exact4', 'exact solver, 4 caps'],
  ['exact4Anew', 'exact solver, 4 caps, a new workspace for each shot'],
  ['exact12', 'exact solver, 12 caps'],
  ['guide', 'aim guide, 4 caps'],
] as const satisfies readonly (readonly [Contestant, string])[]

const RATE_HEAD = ['', 'shots/s', 'exact is faster', '', 'error: median', '90 %']
const COLD_HEAD = ['', ...MARKS.map((shots) => shots.toLocaleString('en'))]

const rateRow = (report: BenchReport, name: PeerName, title: string): readonly string[] => {
  const errors = report.beginnings.get(name)?.errors ?? []
  const exact = report.rounds.get('exact4') ?? []
  const ratios = (report.rounds.get(name) ?? []).map((rate, round) => (exact[round] ?? NaN) / rate)
  const middle = `(${significant(quantile(ratios, 0.25))}–${significant(quantile(ratios, 0.75))})`
  return [
    title,
    whole(rateOf(report, name)),
    `${significant(rateOf(report, 'exact4') / rateOf(report, name))} ×`,
    name === 'exact4' ? '' : middle,
    name === 'exact4' ? '–' : length(median(errors)),
    name === 'exact4' ? '–' : length(quantile(errors, 0.9)),
  ]
}

const useRow = (report: BenchReport, name: Contestant, title: string): readonly string[] => {
  const rate = rateOf(report, name)
  return [
    title,
    `${whole(rate)} a second`,
    `${(1000 / rate).toFixed(5)} ms each`,
    `${(rate / rateOf(report, 'exact4')).toFixed(2)} of 4 caps' rate`,
  ]
}

const coldRow = (report: BenchReport, name: PeerName, title: string): readonly string[] => {
  const full = rateOf(report, name)
  const { coldRates } = report.beginnings.get(name) ?? {}
  return [
    title,
    ...MARKS.map((shots) => {
      const rate = coldRates?.get(shots)
      return rate === undefined ? '–' : `${((100 * rate) / full).toFixed(0)} %`
    }),
  ]
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')

const significant = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: 3, useGrouping: false })

const length = (mm: number): string => (mm < 0.01 ? mm.toExponential(0) : significant(mm))

/** The first column to the left, the others to the right. */
const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
