// Brings the database up to date: as DATABASE_OWNER_URL where that is set, which then lets the services, who come by
// DATABASE_URL, do what they do; as DATABASE_URL otherwise.
import { grantServices } from '../src/migrating/grant-services.ts'
import { migrate } from '../src/migrating/migrate.ts'

const [url = '', owner = ''] = [process.env['DATABASE_URL'], process.env['DATABASE_OWNER_URL']]
if (url === '') throw new Error('DATABASE_URL is not set')
const applied = await migrate(owner === '' ? url : owner)
if (owner !== '') await grantServices(owner, url)
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`)
// The engine's timer for the migrations' lock outlives its work by ten seconds.
process.exit()
