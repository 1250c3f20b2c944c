import type { Client } from '../client.ts'
import type { Prisma } from '../generated/client.ts'

export interface NewAppeal {
  readonly id: string
  readonly matchId: string
  readonly playerId: string
  readonly text: string
  readonly at: number
}

export interface AppealRecord extends NewAppeal {
  readonly answer: string | null
  readonly answeredAt: number | null
  /** What whoever answered is called. */
  readonly answeredBy: string | null
}

export interface NewAnswer {
  readonly answer: string
  readonly adminId: string
  readonly at: number
}

/** What players have to say about their cases, and what the desk answered. */
export interface Appeals {
  /** False when the player has said something about the case before. @throws when there is no such case or player */
  add(appeal: NewAppeal): Promise<boolean>
  /** Holds the row until the transaction ends. */
  lock(id: string): Promise<AppealRecord | null>
  /** About a case, oldest first. */
  about(matchId: string): Promise<readonly AppealRecord[]>
  /** The player's, newest first. */
  of(playerId: string): Promise<readonly AppealRecord[]>
  answer(id: string, answer: NewAnswer): Promise<void>
  /** Takes the player's texts away, with their answers: no case waits for one of them any more. */
  forgetAllOf(playerId: string): Promise<void>
}

const columns = {
  id: true,
  matchId: true,
  playerId: true,
  text: true,
  at: true,
  answer: true,
  answeredAt: true,
  answerer: { select: { name: true } },
} as const

type Row = Prisma.AppealGetPayload<{ readonly select: typeof columns }>

const recordOf = ({ answeredAt, answerer, at, ...row }: Row): AppealRecord => ({
  ...{ ...row, at: at.getTime() },
  ...{ answeredAt: answeredAt?.getTime() ?? null, answeredBy: answerer?.name ?? null },
})

export const appealsIn = (client: Client): Appeals => ({
  add: async ({ at, ...appeal }) => {
    const data = { ...appeal, at: new Date(at) }
    const { count } = await client.appeal.createMany({ data: [data], skipDuplicates: true })
    return count === 1
  },
  lock: async (id) => {
    await client.$queryRaw`SELECT 1 FROM "Appeal" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
    const row = await client.appeal.findUnique({ where: { id }, select: columns })
    return row === null ? null : recordOf(row)
  },
  about: async (matchId) => {
    const orderBy = { id: 'asc' } as const
    return (await client.appeal.findMany({ where: { matchId }, orderBy, select: columns })).map(recordOf)
  },
  of: async (playerId) => {
    const orderBy = { id: 'desc' } as const
    return (await client.appeal.findMany({ where: { playerId }, orderBy, select: columns })).map(recordOf)
  },
  answer: async (id, { adminId, answer, at }) => {
    const data = { answer, answeredAt: new Date(at), answererId: adminId }
    await client.appeal.update({ where: { id }, data, select: { id: true } })
  },
  forgetAllOf: async (playerId) => {
    await client.$executeRaw`
      UPDATE "Case" SET "isAppealed" = EXISTS (
        SELECT 1 FROM "Appeal" other WHERE other."matchId" = "Case"."matchId" AND other."answer" IS NULL
          AND other."playerId" <> ${playerId}::uuid)
      WHERE "matchId" IN (
        SELECT "matchId" FROM "Appeal" WHERE "playerId" = ${playerId}::uuid AND "answer" IS NULL)`
    await client.notice.deleteMany({ where: { appeal: { playerId } } })
    await client.appeal.deleteMany({ where: { playerId } })
  },
})
