/** A mail with a link that only its reader knows. */
export interface LinkMail {
  readonly email: string
  /** The player's. */
  readonly name: string
  /** The link's secret. */
  readonly token: string
}

/** A mail that says where an account goes to. */
export interface MoveMail extends Omit<LinkMail, 'token'> {
  readonly wished: string
}

/** The letters that accounts get, each in the language of whoever asked for it. */
export interface AccountMail {
  /** Whether mail reaches people, so that ranked may want a verified address (policies, Sign-in). */
  readonly isDelivered: boolean
  verify(mail: LinkMail): Promise<void>
  reset(mail: LinkMail): Promise<void>
  /** A link to the wished address that moves the account there. */
  changeEmail(mail: LinkMail): Promise<void>
  /** To the address so far: somebody wants to move the account. */
  emailChangeAsked(mail: MoveMail): Promise<void>
  /** To the address so far: the account was moved. */
  emailChanged(mail: MoveMail): Promise<void>
  /** The password is another one: who did not do it wants to know. */
  passwordChanged(mail: Omit<LinkMail, 'token'>): Promise<void>
}
