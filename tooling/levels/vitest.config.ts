import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// Searches take their time on machines that have other things to do as well, and find nothing in a fresh folder.
const SKELLY_LEVELS_CACHE = mkdtempSync(join(tmpdir(), 'skelly-levels-test-'))
export default defineConfig({
  test: { testTimeout: 60_000, hookTimeout: 60_000, env: { SKELLY_LEVELS_CACHE } },
})
