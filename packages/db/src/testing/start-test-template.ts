import { startTestPostgres } from '@skelly/postgres'
import type { TestProject } from 'vitest/node'
import { migrate } from '../migrating/migrate.ts'
import { TEMPLATE_URL } from './template-url.ts'

/** Vitest's global set-up for packages whose tests need the database: one PostgreSQL a run, migrated once. */
const startTestTemplate = async (project: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startTestPostgres({
    prepare: async (templateUrl) => {
      await migrate(templateUrl)
    },
  })
  project.provide(TEMPLATE_URL, url)
  return stop
}

export default startTestTemplate
