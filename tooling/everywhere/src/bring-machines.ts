import { installPackages, say } from '@skelly/workshop'
import type { Machine } from './machines/machine.ts'

/** A machine and where it is on this computer; null when it is not there. */
export interface Brought {
  readonly machine: Machine
  readonly executable: string | null
}

/** Looks for every machine, and with `insist` installs those that are missing, where that may be done. */
export const bringMachines = async (
  machines: readonly Machine[],
  insist: boolean,
): Promise<readonly Brought[]> => {
  const found = await lookFor(machines)
  const packages = missingPackages(found)
  if (!insist || packages.length === 0) return found
  const isComplete = await installPackages(packages)
  if (!isComplete) say('not everything could be installed')
  return lookFor(machines)
}

/** The packages of the machines that are not there: of each list one is needed. */
export const missingPackages = (found: readonly Brought[]): readonly (readonly string[])[] =>
  found.filter(({ executable }) => executable === null).map(({ machine }) => machine.packages)

const lookFor = (machines: readonly Machine[]): Promise<readonly Brought[]> =>
  Promise.all(machines.map(async (machine) => ({ machine, executable: (await machine.find()) ?? null })))
