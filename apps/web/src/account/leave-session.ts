import { paths } from '../frame/paths.ts'
import { ownSettings } from '../settings/own-settings.ts'

/** Takes the account's name off what this device has of its games; only now may the server be told of it. */
const leaveGames = async (): Promise<void> => {
  const [{ keptLedger }, { leaveLedger }, { createClient }] = await Promise.all([
    import('../counting/kept-ledger.ts'),
    import('../counting/leave-ledger.ts'),
    import('../trpc/create-client.ts'),
  ])
  const giveUp = (seeds: readonly string[]) =>
    createClient().deviceGames.issueSeeds.mutate({ wanted: 0, givenUp: [...seeds] })
  await leaveLedger({ ...keptLedger, giveUp })
}

const forgetGames = async (): Promise<void> => {
  const [{ keptLedger }, { forgetAccount }] = await Promise.all([
    import('../counting/kept-ledger.ts'),
    import('../counting/leave-ledger.ts'),
  ])
  await forgetAccount(keptLedger)
}

/**
 * Signs out: a POST with the form token, which ends the session's row, too. The device keeps its settings, an
 * unfinished game, and what is still to be counted.
 */
export const leaveSession = (): Promise<void> => leave(leaveGames)

/** The same when the account is no more: nothing is left to be counted for it. */
export const leaveDeletedAccount = (): Promise<void> => leave(forgetGames)

const leave = async (games: () => Promise<void>): Promise<void> => {
  // loaded now: every page can do this and hardly one does
  const [{ signOut }] = await Promise.all([import('next-auth/react'), games()])
  ownSettings.part()
  await signOut({ callbackUrl: paths.home })
}
