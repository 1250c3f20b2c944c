import { LADDER_KINDS, type Database, type DueFigures, type LadderKind, type LedgerFault } from '@skelly/db'
import { LEDGER_START } from '@skelly/services'
import { publicApi } from './public-api.ts'

type Api = ReturnType<typeof publicApi>
type Shown = Awaited<ReturnType<Api['players']['profile']>>

/**
 * Every figure of every player that the API shows otherwise than ledgers and games add up: of profiles, and of the ladders
 * of all time page by page. All of one moment.
 */
export const shownFaults = (database: Database, now: number): Promise<readonly LedgerFault[]> =>
  database.snapshot(async (repositories) => {
    // whatever the API asks is asked in this moment, too
    const moment: Database = { ...database, ...repositories, snapshot: (work) => work(repositories) }
    const api = publicApi(moment, now)
    const everybody = await repositories.ledgerChecks.due(LEDGER_START)
    const faults: LedgerFault[] = []
    for (const due of everybody)
      faults.push(...profileFaults(due, await api.players.profile({ name: due.name })))
    for (const kind of LADDER_KINDS) faults.push(...(await pageFaults(api, kind, everybody)))
    return faults
  })

const sum = (parts: readonly number[]): number => parts.reduce((whole, part) => whole + part, 0)

const profileFaults = (due: DueFigures, shown: Shown): readonly LedgerFault[] => {
  const { card, chapterStars, rating, soloBest, stars, ways, xpRows } = shown
  const figures: Readonly<Record<string, readonly [shown: number | null, due: number | null]>> = {
    rating: [card.rating, due.rating],
    'rated games': [card.ratedGames, due.ratedGames],
    XP: [card.xp, due.xp],
    stars: [stars, due.stars],
    'stars by chapter': [sum(chapterStars), due.stars],
    'best solo run': [soloBest?.flicks ?? null, due.solo],
    'games of the graph': [rating.filter(({ decision }) => decision === null).length, due.ratedGames],
    'gaps in the graph': [
      rating.filter(({ before }, step) => step > 0 && before !== rating[step - 1]?.after).length,
      0,
    ],
    'end of the graph': [rating.at(-1)?.after ?? due.rating, due.rating],
    'XP by way': [sum(ways.map(({ xp }) => xp)), due.xp],
    'XP by what gave it': [sum(xpRows.map(({ xp }) => xp)), due.explained],
    games: [sum(ways.map((way) => way.won + way.lost + way.void)), due.games],
    'games won': [sum(ways.map(({ won }) => won)), due.won],
  }
  return Object.entries(figures)
    .filter(([, [one, other]]) => one !== other)
    .map(([figure, [one, other]]) => ({ name: due.name, figure, shown: one, due: other }))
}

const scoreIn = (kind: LadderKind, due: DueFigures): number | null => {
  switch (kind) {
    case 'rating':
      return due.ratedGames > 0 ? due.rating : null
    case 'xp':
      return due.xp > 0 ? due.xp : null
    case 'stars':
      return due.stars > 0 ? due.stars : null
    case 'solo':
      return due.solo
  }
}

interface DuePlace {
  readonly place: number | null
  readonly score: number
}

/** As anybody would count them: one more than those who are better; none for whoever is provisional. */
const placesDue = (kind: LadderKind, everybody: readonly DueFigures[]): ReadonlyMap<string, DuePlace> => {
  const isPlaced = ({ ratedGames }: DueFigures): boolean =>
    kind !== 'rating' || ratedGames >= LEDGER_START.placedFrom
  const scored = everybody.flatMap((due) => {
    const score = scoreIn(kind, due)
    return score === null ? [] : [{ due, score, isPlaced: isPlaced(due) }]
  })
  const better = (one: number, other: number): boolean => (kind === 'solo' ? one < other : one > other)
  const placed = scored.filter((each) => each.isPlaced)
  return new Map(
    scored.map((own) => {
      const above = placed.filter(({ score }) => better(score, own.score)).length
      return [own.due.name, { place: own.isPlaced ? 1 + above : null, score: own.score }]
    }),
  )
}

const pageFaults = async (
  api: Api,
  kind: LadderKind,
  everybody: readonly DueFigures[],
): Promise<readonly LedgerFault[]> => {
  const missing = new Map(placesDue(kind, everybody))
  const faults: LedgerFault[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<Api['rankings']['ladder']>> = await api.rankings.ladder({
      ...{ kind, span: 'always' },
      ...(after === null ? {} : { after }),
    })
    for (const { card, place, score } of page.rows) {
      const due = missing.get(card.name) ?? null
      missing.delete(card.name)
      if (due?.place !== place) faults.push(faultOf(card.name, `place by ${kind}`, place, due?.place))
      if (due?.score !== score) faults.push(faultOf(card.name, `ladder by ${kind}`, score, due?.score))
    }
    after = page.after
  } while (after !== null)
  for (const [name, { score }] of missing) faults.push(faultOf(name, `ladder by ${kind}`, null, score))
  return faults
}

const faultOf = (
  name: string,
  figure: string,
  shown: number | null,
  due: number | null | undefined,
): LedgerFault => ({ name, figure, shown, due: due ?? null })
