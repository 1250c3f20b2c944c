import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../apps/bots/src/main.ts', import.meta.url))

/** The command that plays, running. */
export interface BotsRun {
  /** What it has said so far, on both of its outputs. */
  readonly said: () => string
  /** What Ctrl-C does. */
  readonly interrupt: () => void
  readonly kill: () => void
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>
}

export const runBots = (...argv: readonly string[]): BotsRun => {
  const child: ChildProcess = spawn(process.execPath, [main, ...argv], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const hear = (chunk: Buffer): void => {
    said += chunk.toString()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  return {
    said: () => said,
    interrupt: () => void child.kill('SIGINT'),
    kill: () => void child.kill('SIGKILL'),
    ended: new Promise((resolve) => child.once('exit', (code) => resolve(code))),
  }
}
