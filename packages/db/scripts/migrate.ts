// Brings the database at DATABASE_URL up to date.
import { migrate } from '../src/migrating/migrate.ts'

const url = process.env['DATABASE_URL']
if (url === undefined || url === '') throw new Error('DATABASE_URL is not set')
const applied = await migrate(url)
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
// The engine's timer for the migrations' lock outlives its work by ten seconds.
process.exit()
