import { startTestPostgres } from '@skelly/postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '../migrating/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly templateUrl: string
  }
}

/** Vitest's global set-up for packages whose tests need the database: one PostgreSQL a run, migrated once. */
const startTestTemplate = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startTestPostgres({
    prepare: async (templateUrl) => {
      await migrate(templateUrl)
    },
  })
  project.provide('templateUrl', url)
  return stop
}

export default startTestTemplate
