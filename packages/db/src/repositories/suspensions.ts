import type { Client } from '../client.ts'
import type { Prisma } from '../generated/client.ts'

export interface NewSuspension {
  readonly id: string
  readonly playerId: string
  /** The case that it came of; null where none did. */
  readonly matchId: string | null
  readonly reason: string
  readonly at: number
  readonly until: number
  readonly adminId: string
}

export interface SuspensionRecord extends NewSuspension {
  /** What whoever imposed it is called. */
  readonly by: string
  readonly liftedAt: number | null
  readonly liftedBy: string | null
}

export type HeldSuspension = Pick<SuspensionRecord, 'playerId' | 'matchId' | 'until' | 'liftedAt'>

/** What keeps players from ranked games by somebody's hand. */
export interface Suspensions {
  /** @throws when there is no such player, case or admin */
  add(suspension: NewSuspension): Promise<void>
  /** Holds the row until the transaction ends. */
  lock(id: string): Promise<HeldSuspension | null>
  /** The player's, newest first. */
  of(playerId: string): Promise<readonly SuspensionRecord[]>
  /** Of those that stand at `now` the one that ends last. */
  standingOf(playerId: string, now: number): Promise<Pick<SuspensionRecord, 'until' | 'reason'> | null>
  lift(id: string, adminId: string, at: number): Promise<void>
}

const columns = {
  id: true,
  playerId: true,
  matchId: true,
  reason: true,
  at: true,
  until: true,
  adminId: true,
  liftedAt: true,
  admin: { select: { name: true } },
  liftedBy: { select: { name: true } },
} as const

type Row = Prisma.SuspensionGetPayload<{ readonly select: typeof columns }>

const recordOf = ({ admin, at, liftedAt, liftedBy, until, ...row }: Row): SuspensionRecord => ({
  ...{ ...row, at: at.getTime(), until: until.getTime(), by: admin.name },
  ...{ liftedAt: liftedAt?.getTime() ?? null, liftedBy: liftedBy?.name ?? null },
})

type HeldRow = Omit<HeldSuspension, 'until' | 'liftedAt'> & {
  readonly until: Date
  readonly liftedAt: Date | null
}

export const suspensionsIn = (client: Client): Suspensions => ({
  add: async ({ at, until, ...suspension }) => {
    const data = { ...suspension, at: new Date(at), until: new Date(until) }
    await client.suspension.create({ data, select: { id: true } })
  },
  lock: async (id) => {
    const [held] = await client.$queryRaw<HeldRow[]>`
      SELECT "playerId", "matchId", "until", "liftedAt" FROM "Suspension" WHERE "id" = ${id}::uuid
      FOR NO KEY UPDATE`
    return held === undefined
      ? null
      : { ...held, until: held.until.getTime(), liftedAt: held.liftedAt?.getTime() ?? null }
  },
  of: async (playerId) => {
    const orderBy = { id: 'desc' } as const
    return (await client.suspension.findMany({ where: { playerId }, orderBy, select: columns })).map(recordOf)
  },
  standingOf: async (playerId, now) => {
    const where = { playerId, until: { gt: new Date(now) }, liftedAt: null }
    const select = { until: true, reason: true } as const
    const row = await client.suspension.findFirst({ where, orderBy: { until: 'desc' }, select })
    return row === null ? null : { reason: row.reason, until: row.until.getTime() }
  },
  lift: async (id, liftedById, at) => {
    const data = { liftedAt: new Date(at), liftedById }
    await client.suspension.update({ where: { id }, data, select: { id: true } })
  },
})
