import type { Page } from '@playwright/test'

export interface Identity {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** A person with a device in hand. */
export class Player {
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
