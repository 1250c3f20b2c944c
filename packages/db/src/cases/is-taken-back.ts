import { Prisma } from '../generated/client.ts'

/**
 * Whether the game counts for nothing for whom a seat belongs to, because a moderator's verdict says so (R10.7): for both
 * when it was voided, for the one who left when they were excused. Seat and case are the aliases of their rows, the case's
 * by a left join: a game without one is not taken back.
 */
export const isTakenBack = (seat: string, its: string): Prisma.Sql => {
  const [verdict, leaver, player] = [`${its}."verdict"`, `${its}."leaverId"`, `${seat}."playerId"`].map(
    (column) => Prisma.raw(column),
  )
  return Prisma.sql`COALESCE(${verdict} = 'voided' OR (${verdict} = 'excused' AND ${leaver} = ${player}), FALSE)`
}
