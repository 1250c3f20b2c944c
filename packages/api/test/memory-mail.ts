import type { AccountMail, LinkMail, MoveMail } from '../src/index.ts'

interface Letter {
  readonly kind: 'verify' | 'reset' | 'password-changed' | 'change-email' | 'change-asked' | 'email-changed'
  readonly email: string
  readonly token: string
}

/** Letters as they were sent, in order. */
export class MemoryMail implements AccountMail {
  readonly isDelivered: boolean
  readonly letters: Letter[] = []

  constructor(isDelivered = false) {
    this.isDelivered = isDelivered
  }

  /** The secret of the last letter's link. */
  get token(): string {
    return this.letters.at(-1)?.token ?? ''
  }

  async verify({ email, token }: LinkMail): Promise<void> {
    this.letters.push({ kind: 'verify', email, token })
  }

  async reset({ email, token }: LinkMail): Promise<void> {
    this.letters.push({ kind: 'reset', email, token })
  }

  async changeEmail({ email, token }: LinkMail): Promise<void> {
    this.letters.push({ kind: 'change-email', email, token })
  }

  async emailChangeAsked({ email }: MoveMail): Promise<void> {
    this.letters.push({ kind: 'change-asked', email, token: '' })
  }

  async emailChanged({ email }: MoveMail): Promise<void> {
    this.letters.push({ kind: 'email-changed', email, token: '' })
  }

  async passwordChanged({ email }: Omit<LinkMail, 'token'>): Promise<void> {
    this.letters.push({ kind: 'password-changed', email, token: '' })
  }
}
