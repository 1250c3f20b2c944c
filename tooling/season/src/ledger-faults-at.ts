import { openDatabase, type LedgerFault } from '@skelly/db'
import { checkLedgers } from '@skelly/services'
import { shownFaults } from './shown-faults.ts'

/** What the database at `url` shows of players and is not what its ledgers, cases and decisions say; `now` in epoch ms. */
export const ledgerFaultsAt = async (url: string, now: number): Promise<readonly LedgerFault[]> => {
  const database = openDatabase(url)
  try {
    return [...(await checkLedgers(database)), ...(await shownFaults(database, now))]
  } finally {
    await database.close()
  }
}
