import { givenUpIn, signedOut, withGivenUpTold, type CountingLedger } from './counting-ledger.ts'

interface LeavePorts {
  /** Null when nothing is kept. */
  readonly read: () => CountingLedger | null
  readonly write: (ledger: CountingLedger) => void
  /** Does the work when no other page of this device is at it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  /** Tells the server of seeds that no game is begun from any more. @throws when it can't be told */
  readonly giveUp: (seeds: readonly string[]) => Promise<unknown>
}

/** Whoever signs out leaves nothing on the device but what is still to be counted for them. */
export const leaveLedger = ({ read, write, alone, giveUp }: LeavePorts): Promise<void> =>
  alone(async () => {
    const kept = read()
    const owner = kept?.account ?? null
    if (kept === null || owner === null) return
    const left = leftBehind(signedOut(kept))
    const unused = givenUpIn({ ...left, account: owner })
    const isTold = await giveUp(unused).then(
      () => true,
      // They wait on the device, as everything does without a connection.
      () => false,
    )
    write(isTold ? withGivenUpTold(left, unused, owner) : left)
  })

/** An account that was deleted leaves nothing: nobody is left for whom its games could count. */
export const forgetAccount = ({ read, write, alone }: Omit<LeavePorts, 'giveUp'>): Promise<void> =>
  alone(() => {
    const kept = read()
    const owner = kept?.account ?? null
    if (kept !== null && owner !== null) write(withoutAccount(signedOut(kept), owner))
    return Promise.resolve()
  })

const withoutAccount = (ledger: CountingLedger, owner: string): CountingLedger => {
  const isOthers = ({ account }: { readonly account: string | null }): boolean => account !== owner
  return {
    ...ledger,
    dealt: ledger.dealt.filter(isOthers),
    givenUp: ledger.givenUp.filter(isOthers),
    games: ledger.games.filter(isOthers),
    attempts: ledger.attempts.filter(isOthers),
  }
}

/** Of a ledger what was begun, won or finished and is not answered yet. */
const leftBehind = (ledger: CountingLedger): CountingLedger => {
  const games = ledger.games.filter(({ answer }) => answer === null)
  const isAnswered = (seed: string): boolean =>
    ledger.games.some((game) => game.seed === seed && game.answer !== null)
  return {
    ...ledger,
    games,
    dealt: ledger.dealt.filter(({ seed }) => !isAnswered(seed)),
    attempts: ledger.attempts.filter(({ account, answer }) => account === null || answer === null),
  }
}
