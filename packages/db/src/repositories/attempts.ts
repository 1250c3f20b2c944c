import type { Client } from '../client.ts'

/** An attempt at a level that was won. */
export interface NewAttempt {
  readonly id: string
  readonly playerId: string
  /** The level's. */
  readonly number: number
  /** SHA-256 over the replay less names and date, as hexadecimal digits. */
  readonly identity: string
  readonly stars: number
  readonly flicks: number
  readonly format: number
  readonly text: string
  readonly sentAt: number
}

export interface AttemptRecord {
  readonly id: string
  readonly number: number
  readonly stars: number
  readonly flicks: number
  readonly isCounted: boolean
}

/** Attempts at levels as they came out when they were played again. */
export interface Attempts {
  /** Adds it as one that waits. */
  add(attempt: NewAttempt): Promise<void>
  /** The player's attempt of that identity. */
  find(playerId: string, identity: string): Promise<AttemptRecord | null>
  /** The player's that wait, by level, those of a level in the order in which they came. */
  waitingOf(playerId: string): Promise<readonly AttemptRecord[]>
  /** @throws when it is counted already */
  count(id: string, at: number): Promise<void>
}

const columns = { id: true, number: true, stars: true, flicks: true, countedAt: true } as const

interface Row extends Omit<AttemptRecord, 'isCounted'> {
  readonly countedAt: Date | null
}

const recordOf = ({ countedAt, ...attempt }: Row): AttemptRecord => ({
  ...attempt,
  isCounted: countedAt !== null,
})

export const attemptsIn = (client: Client): Attempts => ({
  add: async ({ sentAt, ...attempt }) => {
    const data = { ...attempt, sentAt: new Date(sentAt) }
    await client.attempt.create({ data, select: { id: true } })
  },
  find: async (playerId, identity) => {
    const where = { playerId_identity: { playerId, identity } }
    const row = await client.attempt.findUnique({ where, select: columns })
    return row === null ? null : recordOf(row)
  },
  waitingOf: async (playerId) => {
    const where = { playerId, countedAt: null }
    const orderBy = [{ number: 'asc' }, { id: 'asc' }] as const
    return (await client.attempt.findMany({ where, orderBy: [...orderBy], select: columns })).map(recordOf)
  },
  count: async (id, at) => {
    const data = { countedAt: new Date(at) }
    await client.attempt.update({ where: { id }, data, select: { id: true } })
  },
})
