import type { AccountMail, LinkMail } from '../src/index.ts'

interface Letter {
  readonly kind: 'verify' | 'reset' | 'password-changed'
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

  async passwordChanged({ email }: Omit<LinkMail, 'token'>): Promise<void> {
    this.letters.push({ kind: 'password-changed', email, token: '' })
  }
}
