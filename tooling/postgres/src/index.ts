export { createTestDatabase } from './create-test-database.ts'
export { placeFor } from './place-for.ts'
export { startPostgres, type Postgres, type PostgresOptions } from './start-postgres.ts'
export { startTestPostgres, type TestPostgresOptions } from './start-test-postgres.ts'
