import type { Client } from '../client.ts'
import {
  chainFaults,
  countFaults,
  ladderFaults,
  sumFaults,
  type LedgerFault,
  type LedgerStart,
} from '../ladders/ledger-faults.ts'

/** Whether what is shown of players is what their ledgers say. */
export interface LedgerChecks {
  /** Every figure of every player that is not; none in a sound database where nothing is written meanwhile. */
  faults(start: LedgerStart): Promise<readonly LedgerFault[]>
}

export const ledgerChecksIn = (client: Client): LedgerChecks => ({
  faults: async (start) => {
    const queries = [sumFaults(start), chainFaults(start), ladderFaults(start), countFaults()]
    const found = []
    for (const query of queries) found.push(...(await client.$queryRaw<LedgerFault[]>(query)))
    return found
  },
})
