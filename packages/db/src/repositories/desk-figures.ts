import type { Client } from '../client.ts'

/** What is going on now, and has since some moments. */
export interface DeskFiguresRecord {
  /** Games that ended in the day, on servers and devices, and the ranked ones among them. */
  readonly today: { readonly games: number; readonly ranked: number }
  /** Ranked games that had begun and ended in the week, and those of them that somebody alone walked out of. */
  readonly week: { readonly ranked: number; readonly walkOuts: number }
  readonly cases: {
    readonly open: number
    /** Those whose player waits for an answer. */
    readonly appealed: number
    /** When the game of the oldest open one ended, epoch milliseconds; null when none is open. */
    readonly oldestEndedAt: number | null
  }
  readonly live: {
    /** Games that have begun and not ended. */
    readonly games: number
    readonly ranked: number
    readonly rooms: number
  }
  /** Second opinions of the week. */
  readonly opinions: { readonly differed: number; readonly failed: number }
}

/** Epoch milliseconds from which on is counted. */
export interface FiguresSince {
  readonly day: number
  readonly week: number
}

/** What the desk sees at first. Each figure reads an index from some moment on. */
export interface DeskFigures {
  of(since: FiguresSince): Promise<DeskFiguresRecord>
}

export const deskFiguresIn = (client: Client): DeskFigures => ({
  of: async ({ day, week }) => {
    const [games, cases, walkOuts, live, opinions] = await Promise.all([
      endedGames(client, new Date(day), new Date(week)),
      openCases(client),
      client.case.count({ where: { endedAt: { gte: new Date(week) }, leaverId: { not: null } } }),
      liveGames(client),
      opinionsSince(client, new Date(week)),
    ])
    const { rankedThisWeek, ...today } = games
    return { today, week: { ranked: rankedThisWeek, walkOuts }, cases, live, opinions }
  },
})

const endedGames = async (client: Client, day: Date, week: Date) => {
  const ranked = { way: 'ranked', beganAt: { not: null } } as const
  const [games, rankedToday, rankedThisWeek] = await Promise.all([
    client.match.count({ where: { endedAt: { gte: day } } }),
    client.match.count({ where: { endedAt: { gte: day }, ...ranked } }),
    client.match.count({ where: { endedAt: { gte: week }, ...ranked } }),
  ])
  return { games, ranked: rankedToday, rankedThisWeek }
}

const openCases = async (client: Client): Promise<DeskFiguresRecord['cases']> => {
  const [open, appealed, oldest] = await Promise.all([
    client.case.count({ where: { verdict: 'open' } }),
    client.case.count({ where: { isAppealed: true } }),
    client.case.findFirst({
      where: { verdict: 'open' },
      orderBy: [{ endedAt: 'asc' }, { matchId: 'asc' }],
      select: { endedAt: true },
    }),
  ])
  return { open, appealed, oldestEndedAt: oldest?.endedAt.getTime() ?? null }
}

const liveGames = async (client: Client): Promise<DeskFiguresRecord['live']> => {
  const begun = { endedAt: null, beganAt: { not: null } } as const
  const [games, ranked, rooms] = await Promise.all([
    client.match.count({ where: begun }),
    client.match.count({ where: { ...begun, way: 'ranked' } }),
    client.room.count({ where: { closedAt: null } }),
  ])
  return { games, ranked, rooms }
}

const opinionsSince = async (client: Client, week: Date): Promise<DeskFiguresRecord['opinions']> => {
  const [differed, failed] = await Promise.all(
    ['differed', 'failed'].map((outcome) =>
      client.secondOpinion.count({ where: { outcome, at: { gte: week } } }),
    ),
  )
  return { differed: differed ?? 0, failed: failed ?? 0 }
}
