import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

export interface SmtpSetting {
  readonly kind: 'smtp'
  /** smtp:// or smtps://, with user and password where the server wants them */
  readonly url: string
  /** The sender, an address with or without a name. */
  readonly from: string
}

/** ms until a server that says nothing counts as away */
const PATIENCE = 15_000

/** Hands mail to an SMTP server. */
export const smtpMailer = ({ from, url }: SmtpSetting): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
  })
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail })
    },
  }
}
