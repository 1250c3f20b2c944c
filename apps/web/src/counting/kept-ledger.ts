import { keepValue, keptValue } from '../device/kept-value.ts'
import { ledgerSchema, type CountingLedger } from './counting-ledger.ts'

/** Where on this device the ledger is kept. */
const LEDGER = 'counting'

/** The ledger of this device. */
export const keptLedger = {
  /** Null when nothing is kept. */
  read: (): CountingLedger | null => keptValue(LEDGER, ledgerSchema),
  write: (ledger: CountingLedger): void => {
    keepValue(LEDGER, ledger)
  },
  /** One page of a device at a time, where the browser has locks; the server counts a game once in any case. */
  alone: async (work: () => Promise<void>): Promise<void> => {
    if ('locks' in navigator) await navigator.locks.request('skelly.counting', work)
    else await work()
  },
} as const
