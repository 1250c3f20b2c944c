import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { playedFrom, type Played } from './played.ts'

const execute = promisify(execFile)

/** Far more than the slowest takes on a busy machine, ms. */
const LONGEST = 600_000
const MOST_OUTPUT = 64 * 1024 * 1024

/** Plays a script in a shell that is called with a file and prints lines. */
export const playInShell = async (
  command: string,
  args: readonly string[],
  script: string,
): Promise<Played> => {
  const folder = await mkdtemp(join(tmpdir(), 'skelly-everywhere-'))
  try {
    const file = join(folder, 'corpus.js')
    await writeFile(file, script)
    const { stdout } = await execute(command, [...args, file], { timeout: LONGEST, maxBuffer: MOST_OUTPUT })
    return playedFrom(stdout)
  } catch (error) {
    return { kind: 'broken', why: String(error) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
