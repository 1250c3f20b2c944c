/** The session was ended, revoked or has run out: next-auth then answers that there is none and takes the cookie back. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded'
}
