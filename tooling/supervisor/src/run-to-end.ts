import { startGuarded, type GuardedOptions } from '@skelly/processes'

export type Step = Pick<GuardedOptions, 'command' | 'args' | 'cwd' | 'env'> & { readonly name: string }

/** Runs a command, its output shown as it comes, until it ends or we are told to stop. Rejects unless it exits with 0. */
export async function runToEnd({ name, ...step }: Step, stopping: AbortSignal): Promise<void> {
  stopping.throwIfAborted()
  const stdio = ['ignore', 'inherit', 'inherit'] as const
  const guarded = await startGuarded({ ...step, stdio: [...stdio], stopSignal: 'SIGTERM', grace: 10 })
  const stop = (): void => void guarded.stop()
  stopping.addEventListener('abort', stop)
  const exit = await guarded.exit
  stopping.removeEventListener('abort', stop)
  stopping.throwIfAborted()
  if (exit.kind === 'killed') throw new Error(`${name} was ended by ${exit.signal}`)
  if (exit.code !== 0) throw new Error(`${name} failed with exit code ${exit.code}`)
}
