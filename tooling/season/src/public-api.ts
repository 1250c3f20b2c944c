import { createCaller } from '@skelly/api'
import type { Database } from '@skelly/db'
import { POLICY } from '@skelly/protocol'
import { Rechecker } from '@skelly/services'

const notAsked = (what: string) => (): never => {
  throw new Error(`whoever only looks asks for no ${what}`)
}
const nobody = {
  known: () => Promise.resolve(null),
  enter: notAsked('guest'),
  forget: () => Promise.resolve(),
}
const noMail = {
  isDelivered: false,
  verify: notAsked('mail'),
  reset: notAsked('mail'),
  passwordChanged: notAsked('mail'),
  changeEmail: notAsked('mail'),
  emailChangeAsked: notAsked('mail'),
  emailChanged: notAsked('mail'),
}

/** What the web application is told, for somebody who is not signed in. */
export const publicApi = (database: Database, now: number): ReturnType<typeof createCaller> =>
  createCaller({
    database,
    player: null,
    guests: nobody,
    policy: POLICY,
    ticketSecret: '',
    rechecker: new Rechecker(POLICY.deviceGames),
    gameAddress: '',
    address: null,
    mail: noMail,
    beginLinking: notAsked('provider'),
    later: notAsked('mail'),
    now: () => now,
  })
