// Generates src/generated from prisma/schema.prisma.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const build = fileURLToPath(import.meta.resolve('prisma/build/index.js'))

// Generating uses no schema engine, yet the command downloads one unless it is told of a file. Any file will do.
const environment = {
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  ...process.env,
}
const { status } = spawnSync(process.execPath, [build, 'generate', '--no-hints'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: environment,
  stdio: 'inherit',
})
process.exitCode = status ?? 1
