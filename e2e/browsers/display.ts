import { once } from 'node:events'
import { startGuarded } from '@skelly/processes'
import { findExecutable } from '@skelly/workshop'

/** A screen for a browser that can't do without. */
export interface Display {
  /** As `DISPLAY` has it. */
  readonly name: string
  readonly close: () => Promise<void>
}

const SCREEN = '1440x900x24'

const stay = async (): Promise<void> => {
  // somebody else's screen
}

/** The screen of this machine, else one in memory alone; undefined where there is neither. */
export const openDisplay = async (): Promise<Display | undefined> => {
  const own = process.env['DISPLAY'] ?? ''
  if (own !== '') return { name: own, close: stay }
  const command = await findExecutable(['Xvfb'])
  return command === undefined ? undefined : inMemory(command)
}

/** It chooses a free number itself and says it on the fourth of its files once it is ready. */
const inMemory = async (command: string): Promise<Display> => {
  const screen = await startGuarded({
    command,
    args: ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    stopSignal: 'SIGTERM',
    grace: 5,
  })
  const said = screen.child.stdio[3]
  if (said === null || said === undefined) throw new Error(`${command} has no way to say its number`)
  const numbers: readonly unknown[] = await once(said, 'data')
  return {
    name: `:${String(numbers[0]).trim()}`,
    close: async () => {
      await screen.stop()
    },
  }
}
