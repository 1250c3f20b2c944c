import type { LobbyClientMessage } from '@skelly/protocol'
import type { HostClock } from '../host/host-clock.ts'

/** What has waited for its turn or for the stores for so many ms is not done any more, as nobody expects it by then. */
const PATIENCE = 5_000

/** Tells, from now on, whether something that is asked for now is still to be done. Who leaves awaits no answer. */
export const wantedUntil = (clock: HostClock, message: LobbyClientMessage): (() => boolean) => {
  const askedAt = clock.now()
  return () => message === 'leave' || clock.now() - askedAt < PATIENCE
}
