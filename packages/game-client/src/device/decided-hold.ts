import type { DeviceGame } from './device-game.ts'
import type { DeviceSnapshot, Hold } from './device-snapshot.ts'

/** What holds an attempt that is won or lost, whether or not its match would go on; null while it is played. */
export const decidedHold = ({ challenge }: Pick<DeviceGame, 'challenge'>): Hold | null =>
  challenge === null || challenge.score.phase.kind === 'playing' ? null : { kind: 'decided' }

/** Whether nothing more can be done in a game: its match is over, or what was attempted is won or lost. */
export const isOver = ({ match, challenge }: Pick<DeviceSnapshot, 'match' | 'challenge'>): boolean =>
  match.phase.kind === 'over' || decidedHold({ challenge }) !== null
