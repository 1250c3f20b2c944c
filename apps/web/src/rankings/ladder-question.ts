import type { LadderSpan, LadderSpot } from './ladder-choice.ts'

/** What may stand behind a ladder's address. */
export type LadderQuery = Readonly<Record<string, string | readonly string[] | undefined>>

/** What a visitor wants to see of a ladder. */
export interface LadderQuestion {
  readonly span: LadderSpan
  readonly spot: LadderSpot
  /** How the names begin that are looked for; empty when none are. */
  readonly search: string
}

/** Reads an address; what is said twice or oddly is not said. */
export const ladderQuestion = (query: LadderQuery): LadderQuestion => ({
  span: query['span'] === 'week' ? 'week' : 'always',
  spot: spotIn(query),
  search: textIn(query['search']) ?? '',
})

/** Names are shorter by far. */
const LONGEST = 100

const textIn = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST) : undefined

/** As the server writes them. */
const CURSOR = /^[pn]\.-?\d{1,9}\.[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

const cursorIn = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' && CURSOR.test(value) ? value : undefined

const spotIn = (query: LadderQuery): LadderSpot => {
  const [after, before] = [cursorIn(query['after']), cursorIn(query['before'])]
  const player = textIn(query['player'])
  return {
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
    ...(player === undefined ? {} : { player }),
  }
}
