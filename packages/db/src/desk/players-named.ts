import { Prisma } from '../generated/client.ts'

interface NamesWanted {
  /** How the folded names begin. */
  readonly start: string
  /** The folded name that the page comes after; '' for the first. */
  readonly after: string
  readonly limit: number
}

/** Players that are no guests, by Player_nameKey_prefix, which has the folded names by their bytes. */
export const playersNamed = ({ after, limit, start }: NamesWanted): Prisma.Sql => Prisma.sql`
  SELECT "id", "name", "nameKey", "rating", "ratedGames", "createdAt", "deletedAt"
  FROM "Player"
  WHERE "nameKey" LIKE ${`${start.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} AND "nameKey" ~>~ ${after}
    AND NOT "isGuest"
  ORDER BY "nameKey" USING ~<~ LIMIT ${limit}`
