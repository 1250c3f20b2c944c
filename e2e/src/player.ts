import type { Page } from '@playwright/test'

export interface Identity {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Somebody with a device in hand, signed in or not. */
export interface Person {
  readonly page: Page
  readonly name: string
}

/** A person who has an account. */
export class Player implements Person {
  readonly page: Page
  readonly identity: Identity

  constructor(page: Page, identity: Identity) {
    this.page = page
    this.identity = identity
  }

  get name(): string {
    return this.identity.name
  }
}
