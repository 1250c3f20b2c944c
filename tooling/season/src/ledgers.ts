// Checks for every player of the database of `npm start` that what is shown is what the ledgers say: npm run ledgers
import { databaseAt } from '@skelly/postgres'
import { say } from '@skelly/workshop'
import { ledgerFaultsAt } from './ledger-faults-at.ts'

const faults = await ledgerFaultsAt(await databaseAt(process.env), Date.now())
for (const { due, figure, name, shown } of faults)
  say(`${name} ${figure}: ${String(shown)} is shown, ${String(due)} is due`)
say(faults.length === 0 ? 'ledgers and shown figures agree' : `${String(faults.length)} figures differ`)
process.exitCode = faults.length === 0 ? 0 : 1
