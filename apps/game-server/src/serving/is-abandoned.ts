import type { Millis } from '@skelly/engine'

/** Something open, with the process that owns it and that one's last sign of life. */
export interface Owned {
  readonly id: string
  readonly ownerId: string | null
  readonly ownerBeatAt: number | null
}

export interface Looking {
  /** This process. */
  readonly serverId: string
  /** An owner who has said nothing for so many ms is gone; 0 where there is no other process. */
  readonly lostAfter: number
  readonly now: Millis
  /** Since when the database has answered: before, nobody could give a sign of life. */
  readonly answeredSince: Millis
  /** Whether it had no owner at the look before this one either. */
  readonly wasOwnerless: boolean
}

/** Whether this process is to take something up: nobody runs it, or this one owns it already. */
export const isAbandoned = (
  { ownerId, ownerBeatAt }: Owned,
  { serverId, lostAfter, now, answeredSince, wasOwnerless }: Looking,
): boolean => {
  if (lostAfter === 0 || ownerId === serverId) return true
  if (ownerId === null) return wasOwnerless
  return now - Math.max(ownerBeatAt ?? 0, answeredSince) > lostAfter
}
