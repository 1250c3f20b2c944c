import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/** How a process ended: its exit code, or the signal that ended it. */
export type Exit =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'killed'; readonly signal: NodeJS.Signals }

export interface GuardedOptions {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** The account to run as; only root can choose one. */
  readonly account?: { readonly uid: number; readonly gid: number } | null
  readonly stdio: StdioOptions
  /** What asks it to end. */
  readonly stopSignal: 'SIGTERM' | 'SIGINT'
  /** Whole seconds it has to end before it is killed. */
  readonly grace: number
  /** A folder that goes when the process ends without us. */
  readonly removeAfter?: string
}

/** A process that does not outlive us, even when we are killed. */
export interface Guarded {
  readonly child: ChildProcess
  readonly exit: Promise<Exit>
  /** Asks it to end, kills its whole group after the grace time, and waits for its end. */
  readonly stop: () => Promise<Exit>
}

const guardScript = fileURLToPath(new URL('guard.sh', import.meta.url))

/**
 * Starts a process in a group of its own, so that a Ctrl-C in the terminal reaches only us and we end things in
 * order, and a guard beside it that ends the group when we are gone. Rejects when it can't be started.
 */
export async function startGuarded(options: GuardedOptions): Promise<Guarded> {
  const { command, args, stdio, account, cwd, env } = options
  const child = spawn(command, args, {
    stdio,
    detached: true,
    ...account,
    ...(cwd && { cwd }),
    ...(env && { env }),
  })
  const exit = exitOf(child)
  const group = await pidOf(child)
  const guard = startGuard(group, options)
  void exit.then(() => guard.kill('SIGKILL'))
  return { child, exit, stop: () => stop(group, exit, options) }
}

function startGuard(group: number, { stopSignal, grace, removeAfter = '' }: GuardedOptions): ChildProcess {
  const args = [guardScript, String(group), stopSignal.slice('SIG'.length), String(grace), removeAfter]
  const guard = spawn('/bin/sh', args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  // the guard is there for our end: it must not be a reason to stay
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
  return guard
}

async function stop(
  group: number,
  exit: Promise<Exit>,
  { stopSignal, grace }: GuardedOptions,
): Promise<Exit> {
  signalGroup(group, stopSignal)
  const killing = setTimeout(() => {
    signalGroup(group, 'SIGKILL')
  }, grace * 1000)
  try {
    return await exit
  } finally {
    clearTimeout(killing)
  }
}

function signalGroup(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal)
  } catch (error) {
    // ended already
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function exitOf(child: ChildProcess): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(signal === null ? { kind: 'exited', code: code ?? 0 } : { kind: 'killed', signal })
    })
  })
}

function pidOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('spawn', () => {
      if (child.pid === undefined) reject(new Error(`${child.spawnfile} started without a process id`))
      else resolve(child.pid)
    })
  })
}
