import type { RoomRecord } from '@skelly/db'
import { roomOptionsSchema, type RoomOptions } from '@skelly/protocol'

/** The form in which rooms' options are stored. */
export const OPTIONS_VERSION = 1

/**
 * A room's stored options.
 * @throws when they are of another version or form: nothing but this code writes them
 */
export const storedOptions = ({ options, optionsVersion }: RoomRecord): RoomOptions => {
  if (optionsVersion !== OPTIONS_VERSION) throw new Error(`unknown version ${optionsVersion} of room options`)
  return roomOptionsSchema.parse(options)
}
