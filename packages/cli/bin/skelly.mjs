#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The sources are TypeScript, which Node runs by itself from here on. */
const LEAST_NODE = 24

if (Number.parseInt(process.versions.node, 10) >= LEAST_NODE) {
  const { main } = await import('../src/main.ts')
  await main(process.argv.slice(2))
} else {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../../..')
  const node = createRequire(join(root, 'package.json')).resolve('node/bin/node')
  const { status, signal, error } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  if (error !== undefined) throw error
  process.exitCode = signal === null ? (status ?? 1) : 128 + constants.signals[signal]
}
