import type { Page } from '@playwright/test'
import type { Authenticator } from './authenticator.ts'

/** Somebody who works at the desk, with a device in hand. */
export interface Moderator {
  readonly page: Page
  /** As the desk calls them. */
  readonly name: string
  readonly email: string
  readonly password: string
  readonly authenticator: Authenticator
  /** Each stands in for the authenticator, once. */
  readonly recoveryCodes: readonly string[]
}
