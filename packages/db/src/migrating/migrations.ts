import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MigrationDirectory, MigrationList } from '@prisma/schema-engine-wasm'

const folder = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

/** The migrations of prisma/migrations, oldest first, in the form that the schema engine takes. */
export const migrationsOnDisk = async (): Promise<MigrationList> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return {
    baseDir: folder,
    lockfile: {
      path: 'migration_lock.toml',
      content: await readFile(join(folder, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: await Promise.all(names.sort().map(migrationOf)),
  }
}

const migrationOf = async (name: string): Promise<MigrationDirectory> => ({
  path: name,
  migrationFile: {
    path: 'migration.sql',
    content: { tag: 'ok', value: await readFile(join(folder, name, 'migration.sql'), 'utf8') },
  },
})
