/** What is known of the browser that signs in, beside its credentials. */
export interface Visit {
  /** The browser as it names itself; null where it does not. */
  readonly device: string | null
  /** The guest whom the browser's cookie names; null for nobody. */
  readonly guestId: string | null
  /** The session that went to a provider to link its account; null for somebody who signs in. */
  readonly linkingSessionId: string | null
}
