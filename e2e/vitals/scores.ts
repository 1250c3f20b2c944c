import lighthouse from 'lighthouse'
import type { Figure } from './figure.ts'

const PAGES = ['/', '/play/challenges', '/rankings', '/rules'] as const
const [PERFORMANCE, ACCESSIBILITY] = [95, 100] as const
/** What Lighthouse says of a visit beside the scores; nothing was promised of it. */
const AUDITS = [
  ['first-contentful-paint', ' ms'],
  ['largest-contentful-paint', ' ms'],
  ['total-blocking-time', ' ms'],
  ['cumulative-layout-shift', ''],
] as const

interface Visit {
  readonly performance: number
  readonly accessibility: number
  readonly audits: readonly number[]
}

/** Its own defaults: a phone of 412 × 823, a processor four times slower, a slow line of the fourth generation, simulated. */
const visit = async (url: string, port: number): Promise<Visit> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  })
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
  const score = (category: string): number => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    audits: AUDITS.map(([id]) => audits[id]?.numericValue ?? Number.NaN),
  }
}

/** What Lighthouse gives the pages that people come to first. */
export const scores = async (web: string, port: number, times: number): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const path of PAGES) {
    const visits: Visit[] = []
    for (let time = 0; time < times; time += 1) visits.push(await visit(`${web}${path}`, port))
    figures.push(
      {
        name: `${path} performance`,
        unit: '',
        values: visits.map(({ performance }) => performance),
        goal: { is: 'at least', value: PERFORMANCE },
      },
      {
        name: `${path} accessibility`,
        unit: '',
        values: visits.map(({ accessibility }) => accessibility),
        goal: { is: 'at least', value: ACCESSIBILITY },
      },
      ...AUDITS.map(([id, unit], nth) => ({
        name: `${path} ${id}`,
        unit,
        values: visits.map(({ audits }) => audits[nth] ?? Number.NaN),
        goal: null,
      })),
    )
  }
  return figures
}
