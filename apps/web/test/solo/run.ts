import { encodeReplay, millis, seedOf, type Replay } from '@skelly/engine'
import { steadyPull } from '@skelly/engine/bots'
import { DeviceTable, MemoryStore } from '@skelly/game-client/device'
import { deal } from '../../src/device/deal.ts'

const seed = seedOf('a'.repeat(32))
if (seed === null) throw new Error('no seed')

/** A solo run of so many flicks at most, each as good as can be; the first one may go astray. */
export const playRun = (
  most = Infinity,
  isAstray = false,
): { readonly replay: Replay; readonly text: string } => {
  const setup = deal({ way: 'solo', players: [{ name: 'You', fill: 'crayon' }], shotClock: null }, seed)
  const device = { store: new MemoryStore(), now: () => 0 }
  const table = DeviceTable.begin(device, setup, { handOver: false, takeBacks: false }, millis(1_000))
  for (let flicks = 0; flicks < most; flicks += 1) {
    const { phase, state } = table.getSnapshot().match
    if (phase.kind !== 'playing' || state.turn.phase === 'over') break
    const isWanted = isAstray && flicks === 0 ? ['skull'] : ['pot', 'box']
    const towards = isAstray && flicks === 0 ? { x: 330, y: 480 } : undefined
    const found =
      steadyPull(state, state.turn.mover, ({ verdict }) => isWanted.includes(verdict), towards) ??
      steadyPull(state, state.turn.mover, ({ verdict }) => verdict === 'miss', { x: 540, y: 800 })
    if (found === null) throw new Error('no pull does it')
    table.flick(found.flick)
    table.rested()
  }
  const replay = table.replay()
  return { replay, text: encodeReplay(replay) }
}
