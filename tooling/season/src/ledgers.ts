// Checks for every player of the database of `npm start` that what is shown is what the ledgers say: npm run ledgers
import { openDatabase } from '@skelly/db'
import { checkLedgers } from '@skelly/services'
import { databaseAt } from '@skelly/postgres'
import { say } from '@skelly/workshop'
import { shownFaults } from './shown-faults.ts'

const database = openDatabase(await databaseAt(process.env))
try {
  const faults = [...(await checkLedgers(database)), ...(await shownFaults(database, Date.now()))]
  for (const { due, figure, name, shown } of faults)
    say(`${name} ${figure}: ${String(shown)} is shown, ${String(due)} is due`)
  say(faults.length === 0 ? 'ledgers and shown figures agree' : `${String(faults.length)} figures differ`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await database.close()
}
