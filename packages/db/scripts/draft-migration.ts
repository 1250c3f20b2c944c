// Prints the SQL from the committed schema to the one being edited: the draft of the next migration, to be read,
// completed with checks and triggers, and saved as prisma/migrations/YYYYMMDDhhmmss_name/migration.sql.
import { execFileSync } from 'node:child_process'
import { schemaScript } from '../src/migrating/schema-script.ts'

const url = process.env['DATABASE_URL']
if (url === undefined || url === '') throw new Error('DATABASE_URL is not set')
const committed = execFileSync('git', ['show', 'HEAD:./prisma/schema.prisma'], { encoding: 'utf8' })
console.log(await schemaScript(url, committed))
