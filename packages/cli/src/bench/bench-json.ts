import { rateOf, type BenchReport } from './bench-report.ts'

/** The benchmark's line of JSON (the command-line interface's own form). */
export interface BenchJson {
  readonly exact4: number
  readonly exact12: number
  readonly matter60: number
  readonly second: number
  readonly planck240: number
  readonly rapier240: number
  /** How many shots the exact solver plays while the other plays one. */
  readonly ratios: {
    readonly matter60: number
    readonly second: number
    readonly planck240: number
    readonly rapier240: number
  }
}

export const benchJson = (report: BenchReport): BenchJson => {
  const exact4 = rateOf(report, 'exact4')
  const matter60 = rateOf(report, 'matter60')
  const second = rateOf(report, 'second')
  const planck240 = rateOf(report, 'planck240')
  const rapier240 = rateOf(report, 'rapier240')
  const ratios = {
    matter60: exact4 / matter60,
    second: exact4 / second,
    planck240: exact4 / planck240,
    rapier240: exact4 / rapier240,
  }
  return { exact4, exact12: rateOf(report, 'exact12'), matter60, second, planck240, rapier240, ratios }
}
