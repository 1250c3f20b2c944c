import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { SchemaEngine } from '@prisma/schema-engine-wasm'
import pg from 'pg'
import { migrationAdapter } from './migration-adapter.ts'

/**
 * Lets `work` use Prisma's schema engine over connections to `url`, from its WebAssembly build. The native engine
 * would have to be downloaded from outside the package registry; this one comes with the dependencies.
 */
export const withSchemaEngine = async <Outcome>(
  url: string,
  work: (engine: SchemaEngine) => Promise<Outcome>,
): Promise<Outcome> => {
  const pool = new pg.Pool({ connectionString: url })
  try {
    const adapter = bindMigrationAwareSqlAdapterFactory(migrationAdapter(pool))
    return await work(await SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter))
  } finally {
    await pool.end()
  }
}
