/** Seconds: 400 days, the longest that browsers keep a cookie. */
export const GUEST_LIFETIME = 34_560_000

export interface GuestCookie {
  readonly name: string
  readonly options: {
    readonly httpOnly: true
    readonly sameSite: 'lax'
    readonly path: '/'
    readonly secure: boolean
    /** Seconds. */
    readonly maxAge: number
  }
}

/** The cookie that names a guest, kept from scripts; on https it is bound to the host, as the session's is. */
export const guestCookie = (isSecure: boolean): GuestCookie => ({
  name: `${isSecure ? '__Host-' : ''}skelly.guest`,
  options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure, maxAge: GUEST_LIFETIME },
})
