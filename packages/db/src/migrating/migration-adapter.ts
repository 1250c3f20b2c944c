import { PrismaPg } from '@prisma/adapter-pg'
import type { SqlDriverAdapter, SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils'
import type pg from 'pg'

/**
 * Prisma's adapter for PostgreSQL with one difference: a migration goes to the server as one script. The original cuts
 * scripts at every semicolon, which no function body survives, and so loses their being one transaction too.
 */
export const migrationAdapter = (pool: pg.Pool): SqlMigrationAwareDriverAdapterFactory => ({
  provider: 'postgres',
  adapterName: 'pg-migrations',
  connect: () => connect(pool),
  connectToShadowDb: () =>
    Promise.reject(new Error('migrations are written and applied without a shadow database')),
})

const connect = async (pool: pg.Pool): Promise<SqlDriverAdapter> => {
  const adapter = await new PrismaPg(pool).connect()
  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => adapter.queryRaw(query),
    executeRaw: (query) => adapter.executeRaw(query),
    executeScript: async (script) => {
      await pool.query(script)
    },
    startTransaction: (level) => adapter.startTransaction(level),
    getConnectionInfo: () => adapter.getConnectionInfo(),
    dispose: () => adapter.dispose(),
  }
}
