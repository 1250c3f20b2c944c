import type { SchemaEngine } from '@prisma/schema-engine-wasm'
import { migrationsOnDisk } from './migrations.ts'
import { withSchemaEngine } from './schema-engine.ts'

/**
 * Applies the migrations that the database at `url` has not seen yet.
 * @returns their names, oldest first
 * @throws when one fails, or an applied one differs from what lies on the disk
 */
export const migrate = (url: string): Promise<readonly string[]> => withSchemaEngine(url, applyTo)

const applyTo = async (engine: SchemaEngine): Promise<readonly string[]> => {
  const migrationsList = await migrationsOnDisk()
  const filters = { externalTables: [], externalEnums: [] }
  const { editedMigrationNames } = await engine.diagnoseMigrationHistory({
    migrationsList,
    optInToShadowDatabase: false,
    filters,
  })
  if (editedMigrationNames.length > 0) {
    throw new Error(`applied migrations were changed afterwards: ${editedMigrationNames.join(', ')}`)
  }
  const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters })
  return appliedMigrationNames
}
