import { unreachable, type GameEvent } from '@skelly/engine'
import { Prisma } from '../generated/client.ts'
import type { ReplayKey, ReplayOrder, ReplayQuestion, ReplayStart } from './replay-question.ts'

/** Rows of an index that are looked at for one answer: the rest is another question's, from where this one stopped. */
export const LOOKED_AT = 5_000
/** The same where games of some days are compared by their length. */
export const COMPARED = 20_000

/** The keys of the first replays that fit, read from the start that is given. */
export const replayKeys = (question: ReplayQuestion, start: ReplayStart, limit: number): Prisma.Sql => {
  const way = wayThrough(question, start)
  const conditions = askedOfEach(question, way)
  // where the index says it all, no more is looked at than is wanted
  const rows = lookedAt(question, conditions.length === 0 ? { ...way, bound: limit } : way)
  return Prisma.sql`
    SELECT g."flicks", g."endedAt", g."replayId" FROM (${rows}) AS g
    WHERE ${all(conditions)} ORDER BY ${way.sorted} LIMIT ${limit}`
}

/** The key of the last row that is looked at; no row when all there are have been looked at. */
export const lastLookedAt = (question: ReplayQuestion, start: ReplayStart): Prisma.Sql => {
  const way = wayThrough(question, start)
  const { sorted } = way
  return Prisma.sql`
    SELECT g."flicks", g."endedAt", g."replayId" FROM (${lookedAt(question, way)}) AS g
    ORDER BY ${sorted} OFFSET ${way.bound - 1} LIMIT 1`
}

/** How many replays fit, counted no further than `limit`. */
export const replayCount = (question: ReplayQuestion, limit: number): Prisma.Sql => {
  const way = wayThrough(question, { kind: 'top' })
  return Prisma.sql`
    SELECT COUNT(*)::int AS "count" FROM (
      SELECT 1 FROM (${lookedAt(question, way)}) AS g
      WHERE ${all(askedOfEach(question, way))} LIMIT ${limit}) AS counted`
}

/** How an index is read for a question. */
interface IndexWay {
  /** How the answer is sorted. */
  readonly sorted: Prisma.Sql
  /** How the rows are read. */
  readonly read: Prisma.Sql
  /** What the index narrows. */
  readonly ranges: readonly Prisma.Sql[]
  /** What is asked of each row. */
  readonly asked: readonly Prisma.Sql[]
  readonly bound: number
}

const wayThrough = (question: ReplayQuestion, start: ReplayStart): IndexWay => {
  const beyond = beyondKey(question.order, start)
  const sorted = sortedBy(question.order, start.kind === 'before')
  const [dates, lengths] = [datesOf(question), lengthsOf(question)]
  if (isByTime(question.order)) {
    return { sorted, read: sorted, ranges: [...dates, ...beyond], asked: lengths, bound: LOOKED_AT }
  }
  if (dates.length === 0) {
    return { sorted, read: sorted, ranges: [...lengths, ...beyond], asked: [], bound: LOOKED_AT }
  }
  // by length among the games of some days: no index has both, so the days are read and compared
  const read = sortedBy('newest', false)
  return { sorted, read, ranges: dates, asked: [...lengths, ...beyond], bound: COMPARED }
}

const isByTime = (order: ReplayOrder): boolean => order === 'newest' || order === 'oldest'
const isDownwards = (order: ReplayOrder): boolean => order === 'newest' || order === 'longest'

const sortedBy = (order: ReplayOrder, isUpwards: boolean): Prisma.Sql => {
  const to = isDownwards(order) === isUpwards ? Prisma.sql`ASC` : Prisma.sql`DESC`
  const time = Prisma.sql`g."endedAt" ${to}, g."replayId" ${to}`
  return isByTime(order) ? time : Prisma.sql`g."flicks" ${to}, ${time}`
}

const beyondKey = (order: ReplayOrder, start: ReplayStart): readonly Prisma.Sql[] => {
  if (start.kind === 'top') return []
  const than = isDownwards(order) === (start.kind === 'after') ? Prisma.sql`<` : Prisma.sql`>`
  return [
    isByTime(order)
      ? Prisma.sql`(g."endedAt", g."replayId") ${than} (${timeOf(start.key)})`
      : Prisma.sql`(g."flicks", g."endedAt", g."replayId") ${than} (${start.key.flicks}, ${timeOf(start.key)})`,
  ]
}

const timeOf = ({ endedAt, replayId }: ReplayKey): Prisma.Sql =>
  Prisma.sql`${new Date(endedAt)}::timestamptz, ${replayId}::uuid`

const datesOf = ({ from, until }: ReplayQuestion): readonly Prisma.Sql[] => [
  ...(from === null ? [] : [Prisma.sql`g."endedAt" >= ${new Date(from)}::timestamptz`]),
  ...(until === null ? [] : [Prisma.sql`g."endedAt" < ${new Date(until)}::timestamptz`]),
]

const lengthsOf = ({ least, most }: ReplayQuestion): readonly Prisma.Sql[] => [
  ...(least === null ? [] : [Prisma.sql`g."flicks" >= ${least}`]),
  ...(most === null ? [] : [Prisma.sql`g."flicks" <= ${most}`]),
]

/** Of everybody's games the public ones, narrowed by what has an index; of a player's games all. */
const lookedAt = (question: ReplayQuestion, { read, ranges, bound }: IndexWay): Prisma.Sql => {
  const { playerId } = question
  const columns = Prisma.sql`g."replayId", g."way", g."endedAt", g."flicks", g."ending", g."hasKnockout",
    g."hasDoubleKill", g."hasWalkOut", g."isPrivate"`
  if (playerId === null) {
    const where = Prisma.join([Prisma.sql`NOT g."isPrivate"`, ...rarest(question), ...ranges], ' AND ')
    return Prisma.sql`
      SELECT ${columns} FROM "GameFacts" g WHERE ${where} ORDER BY ${read} LIMIT ${bound}`
  }
  const where = Prisma.join([Prisma.sql`g."playerId" = ${playerId}::uuid`, ...ranges], ' AND ')
  return Prisma.sql`
    SELECT ${columns}, g."result" FROM "SeatFacts" g WHERE ${where} ORDER BY ${read} LIMIT ${bound}`
}

/** What leaves the fewest games of all that has an index: one of them, for no index has two. */
const rarest = (question: ReplayQuestion): readonly Prisma.Sql[] => {
  const lead = leadOf(question)
  return lead === null ? [] : conditionsOn(question)[lead]
}

type Lead = 'event' | 'ending' | 'way'

const leadOf = ({ ending, event, order, playerId, way }: ReplayQuestion): Lead | null => {
  if (playerId !== null) return null
  if (isByTime(order) && (event === 'double-kill' || event === 'walk-out')) return 'event'
  if (isByTime(order) && ending !== null) return 'ending'
  return way === null ? null : 'way'
}

const conditionsOn = ({
  ending,
  event,
  way,
}: ReplayQuestion): Readonly<Record<Lead, readonly Prisma.Sql[]>> => ({
  event: event === null ? [] : [hasEvent(event)],
  ending: ending === null ? [] : [Prisma.sql`g."ending" = ${ending}`],
  way: way === null ? [] : [Prisma.sql`g."way" = ${way}`],
})

const hasEvent = (event: GameEvent): Prisma.Sql => {
  switch (event) {
    case 'knockout':
      return Prisma.sql`g."hasKnockout"`
    case 'double-kill':
      return Prisma.sql`g."hasDoubleKill"`
    case 'walk-out':
      return Prisma.sql`g."hasWalkOut"`
    default:
      return unreachable(event)
  }
}

/** What the index does not say of a row already. */
const askedOfEach = (question: ReplayQuestion, { asked }: IndexWay): readonly Prisma.Sql[] => {
  const { otherId, playerId, result, viewerIds } = question
  const lead = leadOf(question)
  const { ending, event, way } = conditionsOn(question)
  return [
    ...(playerId === null ? [] : [isShownTo(viewerIds)]),
    ...asked,
    ...(lead === 'way' ? [] : way),
    ...(lead === 'ending' ? [] : ending),
    ...(lead === 'event' ? [] : event),
    ...(otherId === null ? [] : [isPlayedBy([otherId])]),
    ...(result === null || playerId === null ? [] : [Prisma.sql`g."result" = ${result}`]),
  ]
}

const all = (conditions: readonly Prisma.Sql[]): Prisma.Sql =>
  conditions.length === 0 ? Prisma.sql`TRUE` : Prisma.join([...conditions], ' AND ')

const isShownTo = (viewerIds: readonly string[]): Prisma.Sql =>
  viewerIds.length === 0
    ? Prisma.sql`NOT g."isPrivate"`
    : Prisma.sql`(NOT g."isPrivate" OR ${isPlayedBy(viewerIds)})`

/** One look at the primary key for each row: as a join the whole of somebody's games could be read first. */
const isPlayedBy = (playerIds: readonly string[]): Prisma.Sql => Prisma.sql`(
  SELECT TRUE FROM "SeatFacts" o WHERE o."replayId" = g."replayId" AND o."playerId" = ANY (${[...playerIds]}::uuid[])
  LIMIT 1) IS TRUE`
