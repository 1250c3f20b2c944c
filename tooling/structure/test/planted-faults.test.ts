import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dependenciesOf, violationsOf } from './cruise.ts'
import { plant, type Tree } from './plant.ts'

/** A small workspace that obeys every rule. */
const sound: Tree = {
  'packages/engine/src/index.ts': `export { a } from './court/a.ts'\nexport { s } from './match/s.ts'\n`,
  'packages/engine/src/ids.ts': `export const id = 1\n`,
  'packages/engine/src/court/a.ts': `import { id } from '../ids.ts'\nexport const a = id\n`,
  'packages/engine/src/match/s.ts': `import { a } from '../court/a.ts'\nexport const s = a\n`,
  'packages/engine/src/second-opinion/index.ts': `export { o } from './matter-world.ts'\n`,
  'packages/engine/src/second-opinion/matter-world.ts': `import Matter from 'matter-js'\nexport const o = Matter\n`,
  'packages/engine/src/levels/index.ts': `export { l } from './levels.ts'\n`,
  'packages/engine/src/levels/levels.ts': `import { id } from '../ids.ts'\nexport const l = id\n`,
  'packages/protocol/src/index.ts': `import { a } from '@skelly/engine'\nexport const p = a\n`,
  'packages/db/src/index.ts': `import { PrismaClient } from '@prisma/client'\nexport const d = PrismaClient\n`,
  'packages/services/src/index.ts': `import { d } from '@skelly/db'\nexport { o } from '@skelly/engine/second-opinion'\nexport const v = d\n`,
  'packages/api/src/index.ts': `import { v } from '@skelly/services'\nexport type Api = typeof v\nexport const api = v\n`,
  'apps/web/src/main.ts': `import type { Api } from '@skelly/api'\nexport const w: Api | null = null\n`,
  'apps/web/src/app/api/trpc/route.ts': `import { api } from '@skelly/api'\nexport const GET = api\n`,
  'packages/protocol/test/t.ts': `export const t = 1\n`,
}

/** What the cycle among the faults leads through. */
const restOfTheCycle: Tree = {
  'packages/engine/src/match/pool.ts': `import type { Loop } from './loop.ts'\nexport type Other = Loop\n`,
}

/** Each a file too many, and the rule that has to see it. */
const faults: readonly { readonly rule: string; readonly file: string; readonly source: string }[] = [
  {
    rule: 'packages-engine-may-import',
    file: 'packages/engine/src/match/wire.ts',
    source: `import { p } from '@skelly/protocol'\nexport const m = p\n`,
  },
  {
    rule: 'packages-protocol-may-import',
    file: 'packages/protocol/src/row.ts',
    source: `import type { d } from '@skelly/db'\nexport type Row = typeof d\n`,
  },
  {
    rule: 'every-package-is-listed',
    file: 'packages/unheard-of/src/index.ts',
    source: `import { a } from '@skelly/engine'\nexport const u = a\n`,
  },
  {
    rule: 'api-as-types',
    file: 'apps/web/src/page.ts',
    source: `import { api } from '@skelly/api'\nexport const page = api\n`,
  },
  {
    rule: 'api-as-types',
    file: 'apps/admin/src/page.ts',
    source: `import { api } from '@skelly/api'\nexport const page = api\n`,
  },
  {
    rule: 'engine-court',
    file: 'packages/engine/src/court/turn.ts',
    source: `import type { s } from '../match/s.ts'\nexport type Turn = typeof s\n`,
  },
  {
    rule: 'engine-part-is-listed',
    file: 'packages/engine/src/attic/box.ts',
    source: `import { id } from '../ids.ts'\nexport const box = id\n`,
  },
  {
    rule: 'engine-is-pure',
    file: 'packages/engine/src/match/file.ts',
    source: `import { readFileSync } from 'node:fs'\nexport const read = readFileSync\n`,
  },
  {
    rule: 'prisma-only-in-db',
    file: 'packages/services/src/query.ts',
    source: `import { PrismaClient } from '@prisma/client'\nexport const q = PrismaClient\n`,
  },
  {
    rule: 'matter-only-as-second-opinion',
    file: 'packages/engine/src/physics/solver.ts',
    source: `import Matter from 'matter-js'\nexport const m = Matter\n`,
  },
  {
    rule: 'matter-only-as-second-opinion',
    file: 'packages/engine/src/second-opinion/cap.ts',
    source: `import Matter from 'matter-js'\nexport const m = Matter\n`,
  },
  {
    rule: 'second-opinion-on-servers',
    file: 'packages/court-view/src/opinion.ts',
    source: `import { o } from '@skelly/engine/second-opinion'\nexport const opinion = o\n`,
  },
  {
    rule: 'second-opinion-on-servers',
    file: 'packages/engine/src/bots/doubt.ts',
    source: `import { o } from '../second-opinion/matter-world.ts'\nexport const doubt = o\n`,
  },
  {
    rule: 'levels-on-servers',
    file: 'apps/web/src/hint.ts',
    source: `import { l } from '@skelly/engine/levels'\nexport const hint = l\n`,
  },
  {
    rule: 'no-node-in-the-browser',
    file: 'packages/protocol/src/path.ts',
    source: `import { join } from 'node:path'\nexport const j = join\n`,
  },
  {
    rule: 'no-cycles',
    file: 'packages/engine/src/match/loop.ts',
    source: `import type { Other } from './pool.ts'\nexport type Loop = Other\n`,
  },
  {
    rule: 'through-the-door',
    file: 'packages/protocol/src/back-way.ts',
    source: `import { a } from '../../engine/src/court/a.ts'\nexport const b = a\n`,
  },
  {
    rule: 'resolvable',
    file: 'packages/protocol/src/nowhere.ts',
    source: `import { n } from './not-there.ts'\nexport const nowhere = n\n`,
  },
  {
    rule: 'declared',
    file: 'packages/protocol/src/borrowed.ts',
    source: `import { z } from 'undeclared'\nexport const b = z\n`,
  },
  {
    rule: 'tests-stay-tests',
    file: 'packages/protocol/src/fixture.ts',
    source: `import { t } from '../test/t.ts'\nexport const f = t\n`,
  },
  { rule: 'no-orphans', file: 'packages/protocol/src/alone.ts', source: `export const alone = 1\n` },
]

let folder = ''

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'skelly-structure-')))
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

test('a sound workspace passes, and its links to other packages are followed', async () => {
  const root = await plant(join(folder, 'sound'), sound)
  expect(violationsOf(root)).toEqual([])
  expect(dependenciesOf(root)).toContain('packages/protocol/src/index.ts → packages/engine/src/index.ts')
})

test('every planted fault is seen by the rule that is there for it', async () => {
  const planted = Object.fromEntries(faults.map(({ file, source }) => [file, source]))
  const root = await plant(join(folder, 'planted'), { ...sound, ...planted, ...restOfTheCycle })
  const seen = violationsOf(root)
  expect(faults.filter(({ rule, file }) => !seen.includes(`${rule}: ${file}`))).toEqual([])
})
