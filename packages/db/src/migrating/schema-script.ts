import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { DiffTarget } from '@prisma/schema-engine-wasm'
import { withSchemaEngine } from './schema-engine.ts'

const schemaFile = fileURLToPath(new URL('../../prisma/schema.prisma', import.meta.url))

/**
 * The SQL that leads from an earlier schema, or from an empty database (null), to prisma/schema.prisma. Schemas are
 * compared with each other; the database at `url` is only asked for its version.
 */
export const schemaScript = async (url: string, earlier: string | null): Promise<string> => {
  const to = datamodel(await readFile(schemaFile, 'utf8'))
  const from: DiffTarget = earlier === null ? { tag: 'empty' } : datamodel(earlier)
  const filters = { externalTables: [], externalEnums: [] }
  const { stdout } = await withSchemaEngine(url, (engine) =>
    engine.diff({ from, to, script: true, exitCode: null, filters }),
  )
  return stdout ?? ''
}

const datamodel = (content: string): DiffTarget => ({
  tag: 'schemaDatamodel',
  files: [{ path: schemaFile, content }],
})
