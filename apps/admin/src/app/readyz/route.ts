import { readiness } from '@skelly/site/server'
import { database } from '../../server/database.ts'

export const GET = (): Promise<Response> => readiness(database())
export const dynamic = 'force-dynamic'
