import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** The command itself, as it is installed. */
export const BIN: string = fileURLToPath(new URL('../bin/skelly.mjs', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the real command, or another installation's, in a process of its own. */
export const runSkelly = async (words: readonly string[], input = '', bin = BIN): Promise<Ran> => {
  const child = spawn('node', [bin, ...words], { stdio: 'pipe' })
  const code = new Promise<number | null>((resolve) => child.once('close', resolve))
  child.stdin.end(input)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await code, out, err }
}
