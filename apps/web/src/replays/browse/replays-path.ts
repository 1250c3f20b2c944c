import { paths } from '../../frame/paths.ts'
import type { ReplaySpot, ReplayWishes } from './replay-wishes.ts'

/** The address of a list of replays, at its top unless a spot is said. */
export const replaysPath = (wishes: ReplayWishes, spot: ReplaySpot = {}): string => {
  const said = Object.entries({ ...wishes, ...spot }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(said).toString()
  return query === '' ? paths.replays : `${paths.replays}?${query}`
}
