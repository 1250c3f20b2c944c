import type { Database, LedgerFault } from '@skelly/db'
import { STARTING_RATING } from '@skelly/engine'
import { POLICY } from '@skelly/protocol'

/**
 * Every figure of every player that is not what the ledgers add up to: ratings, rated games, highest ratings, XP, stars,
 * the rating before each entry, rows of the ladders and how many have each score; and what decisions took back, verdicts
 * and the results of their games. All of one moment: games may end
 * meanwhile.
 */
export const checkLedgers = ({ snapshot }: Pick<Database, 'snapshot'>): Promise<readonly LedgerFault[]> =>
  snapshot(({ ledgerChecks }) => ledgerChecks.faults(LEDGER_START))

/** What ledgers begin with. */
export const LEDGER_START = { rating: STARTING_RATING, placedFrom: POLICY.matchmaking.provisionalGames }
