import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@skelly/postgres'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../database.ts'
import { TEMPLATE_URL } from './template-url.ts'

export interface TestDatabase {
  readonly database: Database
  readonly url: string
}

/** A migrated and empty database of its own, on the PostgreSQL that `startTestTemplate` started. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const url = await createTestDatabase(inject(TEMPLATE_URL), `test_${randomUUID().replaceAll('-', '')}`)
  return { database: openDatabase(url), url }
}
