import { millis, type Fill } from '@skelly/engine'
import type { Level } from '@skelly/engine/challenges'
import { DeviceTable, MemoryStore } from '@skelly/game-client/device'

/** A fresh attempt on this page: it is begun anew rather than kept. */
export const beginLevel = (level: Level, name: string, fill: Fill): DeviceTable => {
  const device = { store: new MemoryStore(), now: () => performance.now() }
  return DeviceTable.attempt(device, level, { name, fill }, millis(Date.now()))
}
