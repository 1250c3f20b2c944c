import type { Exit } from '@skelly/processes'

/** How a process ended, in words. */
export function wordsFor(exit: Exit): string {
  return exit.kind === 'exited' ? `ended with exit code ${exit.code}` : `was ended by ${exit.signal}`
}
