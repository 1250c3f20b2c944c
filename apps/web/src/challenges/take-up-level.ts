import { millis } from '@skelly/engine'
import type { Challenger, Level } from '@skelly/engine/challenges'
import { DeviceTable } from '@skelly/game-client/device'
import { localDevice } from '../device/local-device.ts'

/**
 * An attempt at a level, which this device keeps until it is decided or given up.
 * @param isFresh whether what the device has kept of that level is left for a new one
 */
export const takeUpLevel = (level: Level, challenger: Challenger, isFresh: boolean): DeviceTable => {
  const device = localDevice(`challenge.${String(level.number)}`)
  const kept = isFresh ? null : DeviceTable.findAttempt(device, level)
  return kept ?? DeviceTable.attempt(device, level, challenger, millis(Date.now()))
}
