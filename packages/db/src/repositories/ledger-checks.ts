import { correctionFaults } from '../cases/correction-faults.ts'
import { resultFaults } from '../cases/result-faults.ts'
import { verdictFaults } from '../cases/verdict-faults.ts'
import type { Client } from '../client.ts'
import { dueFigures, type DueFigures } from '../ladders/due-figures.ts'
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
  /** Every figure of every player that is not; none in a sound database, read in one moment. */
  faults(start: LedgerStart): Promise<readonly LedgerFault[]>
  /** What is to be shown of everybody who is shown, counted from ledgers and games alone. */
  due(start: LedgerStart): Promise<readonly DueFigures[]>
}

export const ledgerChecksIn = (client: Client): LedgerChecks => ({
  faults: async (start) => {
    const ofLedgers = [sumFaults(start), chainFaults(start), ladderFaults(start), countFaults()]
    const queries = [...ofLedgers, correctionFaults(), verdictFaults(), resultFaults()]
    const found = []
    for (const query of queries) found.push(...(await client.$queryRaw<LedgerFault[]>(query)))
    return found
  },
  due: (start) => client.$queryRaw<DueFigures[]>(dueFigures(start)),
})
