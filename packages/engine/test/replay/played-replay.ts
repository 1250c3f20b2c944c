import { millis } from '../../src/ids.ts'
import { replayOf } from '../../src/replay/replay-of.ts'
import type { Replay } from '../../src/replay/replay.ts'
import { setupOf } from '../../src/testing/setup-of.ts'
import { Table } from '../../src/testing/table.ts'

const DATE = millis(1_764_460_800_000)

/** Ana sets down and flicks, Ben loses his turn, Ana flicks, Ben resigns. */
export const playedReplay = (): Replay => {
  const table = new Table(setupOf())
  table.begin(DATE)
  table.setDown(60, 1190)
  table.flick(0, -1, 500)
  table.timeOut()
  table.flick(1, -3, 450)
  table.leave([1])
  return replayOf(table.match.setup, DATE, table.journal)
}
