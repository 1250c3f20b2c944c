import { openDatabase, type Database } from '@skelly/auth'
import { env } from '../env.ts'

let open: Database | null = null

/** This process's one door to PostgreSQL, opened when it is first needed. */
export const database = (): Database => (open ??= openDatabase(env().databaseUrl))
