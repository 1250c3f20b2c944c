import type { Client } from '../client.ts'

export interface NewSecondOpinion {
  readonly matchId: string
  readonly outcome: 'agreed' | 'differed' | 'failed'
  readonly shots: number
  /** The form of `differing`. */
  readonly version: number
  /** Empty unless it differed. */
  readonly differing: readonly object[]
  /** What went wrong; null unless it failed. */
  readonly failure: string | null
  readonly at: number
}

export interface SecondOpinionRecord {
  readonly outcome: string
  readonly shots: number
  readonly version: number
  /** As it was stored: whoever reads it parses it by its version. */
  readonly differing: unknown
  readonly failure: string | null
  readonly at: number
}

/** What matter-js made of matches. Decides nothing. */
export interface SecondOpinions {
  /** The first one on a match stays. Returns whether it is this one. */
  add(opinion: NewSecondOpinion): Promise<boolean>
  of(matchId: string): Promise<SecondOpinionRecord | null>
}

const columns = {
  outcome: true,
  shots: true,
  version: true,
  differing: true,
  failure: true,
  at: true,
} as const

export const secondOpinionsIn = (client: Client): SecondOpinions => ({
  add: async ({ differing, at, ...opinion }) => {
    const data = [{ ...opinion, differing: [...differing], at: new Date(at) }]
    return (await client.secondOpinion.createMany({ data, skipDuplicates: true })).count === 1
  },
  of: async (matchId) => {
    const opinion = await client.secondOpinion.findUnique({ where: { matchId }, select: columns })
    return opinion === null ? null : { ...opinion, at: opinion.at.getTime() }
  },
})
