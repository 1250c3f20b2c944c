import type { Client } from '../client.ts'

export interface Taking {
  readonly key: string
  /** ms that a span lasts from the first of its kind on */
  readonly within: number
  readonly now: number
}

/** How often something was done lately, counted once for all processes. */
export interface LimitCounts {
  /** Counts one more and says how many there are by now in the running span. */
  take(taking: Taking): Promise<number>
  /** One of the running span did not count. */
  giveBack(key: string): Promise<void>
  /** Uses up one of the running span; false when there is none. */
  use(key: string, now: number): Promise<boolean>
  clear(key: string): Promise<void>
  /** Forgets the spans that are over. */
  forget(now: number): Promise<void>
}

export const limitCountsIn = (client: Client): LimitCounts => ({
  take: async ({ key, within, now }) => {
    const [at, until] = [new Date(now), new Date(now + within)]
    const [counted] = await client.$queryRaw<{ readonly count: number }[]>`
      INSERT INTO "LimitCount" AS "limit" ("key", "count", "until") VALUES (${key}, 1, ${until})
      ON CONFLICT ("key") DO UPDATE SET
        "count" = CASE WHEN "limit"."until" > ${at} THEN "limit"."count" + 1 ELSE 1 END,
        "until" = CASE WHEN "limit"."until" > ${at} THEN "limit"."until" ELSE ${until} END
      RETURNING "count"`
    if (counted === undefined) throw new Error(`${key} was not counted`)
    return counted.count
  },
  giveBack: async (key) => {
    const where = { key, count: { gt: 0 } }
    await client.limitCount.updateMany({ where, data: { count: { decrement: 1 } } })
  },
  use: async (key, now) => {
    const where = { key, count: { gt: 0 }, until: { gt: new Date(now) } }
    const { count } = await client.limitCount.updateMany({ where, data: { count: { decrement: 1 } } })
    return count === 1
  },
  clear: async (key) => {
    await client.limitCount.deleteMany({ where: { key } })
  },
  forget: async (now) => {
    await client.limitCount.deleteMany({ where: { until: { lte: new Date(now) } } })
  },
})
