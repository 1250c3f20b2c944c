import { randomUUID } from 'node:crypto'
import { createTestDatabase } from '@skelly/postgres'
import { inject } from 'vitest'
import { openDatabase, type Database } from '../database.ts'

export interface TestDatabase {
  readonly database: Database
  readonly url: string
}

/** A migrated and empty database of its own, on the PostgreSQL that `startTestTemplate` started. */
export const openTestDatabase = async (): Promise<TestDatabase> => {
  const url = await createTestDatabase(inject('templateUrl'), `test_${randomUUID().replaceAll('-', '')}`)
  return { database: openDatabase(url), url }
}
