/** A mail with a link that only its reader knows. */
export interface LinkMail {
  readonly email: string
  /** The player's. */
  readonly name: string
  /** The link's secret. */
  readonly token: string
}

/** The letters that accounts get, each in the language of whoever asked for it. */
export interface AccountMail {
  /** Whether mail reaches people, so that ranked may want a verified address (policies, Sign-in). */
  readonly isDelivered: boolean
  verify(mail: LinkMail): Promise<void>
  reset(mail: LinkMail): Promise<void>
  /** The password is another one: who did not do it wants to know. */
  passwordChanged(mail: Omit<LinkMail, 'token'>): Promise<void>
}
