/** A letter in plain words. */
export interface Mail {
  /** An e-mail address. */
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Where mail goes out. */
export interface Mailer {
  /** @throws when it could not be handed on */
  send(mail: Mail): Promise<void>
}
