import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder this checkout lives in, whatever folder the command was called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/** The Node that the workspace pins; it exists once the dependencies are installed. */
export const pinnedNode = join(root, 'node_modules', '.bin', 'node')

/** The environment in which everything after the installation runs: pinned Node and tools first, then pnpm. */
export function workshopEnvironment(pnpmFolder) {
  const path = [join(root, 'node_modules', '.bin'), pnpmFolder, process.env.PATH ?? '']
  return {
    ...process.env,
    PATH: path.join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
  }
}
