import { rateOf, type BenchReport } from './bench-report.ts'
import type { Contestant, PeerName } from './contestants/contestants.ts'
import { MARKS } from './measuring/first-shots.ts'
import { median, quantile } from './measuring/quantile.ts'
import { textTable } from '../text-table.ts'

/** The report for people. */
export const benchText = (report: BenchReport): string =>
  [
    'Breaks on the street court: 4 caps of all fills, streets of every grip, one cap flicked at another with',
    'strength 600 to 1000. Shots a second and core are the median round, in brackets the ratio in the middle half',
    'of the rounds; the error is where the worst cap of a shot came to rest against the exact solver, in mm.',
    '',
    textTable([RATE_HEAD, ...PEER_TITLES.map(([peer, title]) => rateRow(report, peer, title))]),
    '',
    `On ordinary shots, strength 200 to 1000, the exact solver plays ${ordinaryWords(report)}.`,
    '',
    textTable(USES.map(([contestant, title]) => useRow(report, contestant, title))),
    '',
    'From a cold start: the rate over the first shots, as a part of full speed.',
    textTable([COLD_HEAD, ...PEER_TITLES.map(([peer, title]) => coldRow(report, peer, title))]),
  ].join('\n')

const PEER_TITLES = [
  ['exact4', 'exact solver'],
  ['second', 'second opinion (matter-js, exact contacts)'],
  ['matter60', 'matter-js as it comes, 60 Hz'],
  ['planck240', 'planck, 240 Hz, bullets'],
  ['rapier240', 'Rapier, deterministic build, 240 Hz, CCD'],
] as const satisfies readonly (readonly [PeerName, string])[]

const USES = [
  ['exact4', 'exact solver, 4 caps'],
  ['exact4Anew', 'exact solver, 4 caps, a new workspace for each shot'],
  ['exact12', 'exact solver, 12 caps'],
  ['guide4', 'aim guide to the first contact, 4 caps'],
  ['wholeGuide4', 'aim guide of practice, whole ways, 4 caps'],
  ['wholeGuide12', 'aim guide of practice, whole ways, 12 caps'],
] as const satisfies readonly (readonly [Contestant, string])[]

const RATE_HEAD = ['', 'shots/s', 'exact is faster', '', 'median error', '90 %']
const COLD_HEAD = ['', ...MARKS.map((shots) => shots.toLocaleString('en'))]

const rateRow = (report: BenchReport, peer: PeerName, title: string): readonly string[] => {
  const rate = rateOf(report, peer)
  if (peer === 'exact4') return [title, whole(rate)]
  const exact = report.rounds.get('exact4') ?? []
  const ratios = (report.rounds.get(peer) ?? []).map((other, round) => (exact[round] ?? NaN) / other)
  const errors = report.beginnings.get(peer)?.errors ?? []
  return [
    title,
    whole(rate),
    `${short(rateOf(report, 'exact4') / rate)} ×`,
    `(${short(quantile(ratios, 0.25))}–${short(quantile(ratios, 0.75))})`,
    short(median(errors)),
    short(quantile(errors, 0.9)),
  ]
}

const ordinaryWords = (report: BenchReport): string => {
  const exact = rateOf(report, 'exactOrdinary')
  const matter = rateOf(report, 'matterOrdinary')
  return `${whole(exact)} a second, ${short(exact / matter)} × matter-js as it comes (${whole(matter)})`
}

const useRow = (report: BenchReport, contestant: Contestant, title: string): readonly string[] => {
  const rate = rateOf(report, contestant)
  const part = rate / rateOf(report, 'exact4')
  return [
    title,
    `${whole(rate)} a second`,
    `${short(1000 / rate)} ms each`,
    contestant === 'exact4' ? '' : `${part.toFixed(2)} of 4 caps' rate`,
  ]
}

const coldRow = (report: BenchReport, peer: PeerName, title: string): readonly string[] => {
  const full = rateOf(report, peer)
  const coldRates = report.beginnings.get(peer)?.coldRates
  const parts = MARKS.map((shots) => {
    const rate = coldRates?.get(shots)
    return rate === undefined ? '–' : `${((100 * rate) / full).toFixed(0)} %`
  })
  return [title, ...parts]
}

const whole = (value: number): string => Math.round(value).toLocaleString('en')

const short = (value: number): string =>
  value > 0 && value < 1e-3
    ? value.toExponential(1)
    : value.toLocaleString('en', { maximumSignificantDigits: 3, useGrouping: false })
