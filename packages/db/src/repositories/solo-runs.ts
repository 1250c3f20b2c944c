import type { Client } from '../client.ts'

export interface NewSoloRun {
  readonly matchId: string
  readonly playerId: string
  readonly flicks: number
  readonly stars: number
  readonly at: number
}

export interface SoloRunRecord {
  readonly matchId: string
  readonly flicks: number
  readonly stars: number
  readonly at: number
  readonly replayId: string | null
}

/** Finished solo runs. */
export interface SoloRuns {
  add(run: NewSoloRun): Promise<void>
  of(matchId: string): Promise<SoloRunRecord | null>
  /** The player's run of the fewest flicks, the first of them. */
  bestOf(playerId: string): Promise<SoloRunRecord | null>
}

const columns = {
  matchId: true,
  flicks: true,
  stars: true,
  at: true,
  match: { select: { replay: { select: { id: true } } } },
} as const

export const soloRunsIn = (client: Client): SoloRuns => ({
  add: async ({ at, ...run }) => {
    await client.soloRun.create({ data: { ...run, at: new Date(at) }, select: { matchId: true } })
  },
  of: async (matchId) => recordOf(await client.soloRun.findUnique({ where: { matchId }, select: columns })),
  bestOf: async (playerId) => {
    const orderBy = [{ flicks: 'asc' }, { at: 'asc' }, { matchId: 'asc' }] as const
    const where = { playerId }
    return recordOf(await client.soloRun.findFirst({ where, orderBy: [...orderBy], select: columns }))
  },
})

interface Row extends Omit<SoloRunRecord, 'at' | 'replayId'> {
  readonly at: Date
  readonly match: { readonly replay: { readonly id: string } | null }
}

const recordOf = (row: Row | null): SoloRunRecord | null => {
  if (row === null) return null
  const { match, at, ...run } = row
  return { ...run, at: at.getTime(), replayId: match.replay?.id ?? null }
}
