import { findExecutable, installPackages } from '@skelly/workshop'

const PACKAGE = 'redis-server'

/** What finding and installing go by. */
export interface Workshop {
  readonly find: (names: readonly string[]) => Promise<string | undefined>
  readonly install: (choices: readonly (readonly string[])[]) => Promise<boolean>
}

const workshop: Workshop = { find: findExecutable, install: installPackages }

/**
 * Where Redis is on this machine; null when it is not there.
 * @param insist as in CI: it is installed where that may be done
 * @throws when it is insisted on and can not be had
 */
export const bringRedis = async (
  insist: boolean,
  { find, install }: Workshop = workshop,
): Promise<string | null> => {
  const found = await find([PACKAGE])
  if (found !== undefined || !insist) return found ?? null
  await install([[PACKAGE]])
  const installed = await find([PACKAGE])
  if (installed === undefined) throw new Error(`${PACKAGE} is needed, and could not be installed here`)
  return installed
}
