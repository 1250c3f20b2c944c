import { dialRoom } from './dial-room.ts'
import { makeShotId } from './make-shot-id.ts'
import type { Dial } from './room-line.ts'

/** Connects to a match, every time as the same tab: another one of the same player is another tab or device. */
export const dialMatch = (matchId: string): Dial => dialRoom(matchId, { tab: makeShotId() })
