import { NextResponse, type NextRequest } from 'next/server'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { isWellEscaped } from './is-well-escaped.ts'

interface Guard {
  /** The game server's address as browsers know it (http or https); null where no page talks to it. */
  readonly gameAddress: string | null
  /** The site's own address as browsers know it. */
  readonly siteAddress: string
  /** Whether this is `next dev`. */
  readonly development: boolean
}

/** The header by which a layout learns which page was asked for, whatever the browser sent under its name. */
export const ASKED_PATH = 'x-asked-path'

/** The header by which a layout learns the nonce of its scripts. */
export const PAGE_NONCE = 'x-page-nonce'

const freshNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/** Where there is no page: Next itself answers an address with a broken escape by an error of its own. */
const NOWHERE = '/nowhere'

/**
 * Gives a page its content security policy; Next puts the nonce of the request's header on its own scripts. An address
 * that can't be read is not found.
 */
export const guardedAnswer = (
  request: NextRequest,
  { gameAddress, siteAddress, development }: Guard,
): NextResponse => {
  const secure = siteAddress.startsWith('https:')
  const nonce = freshNonce()
  const policy = contentSecurityPolicy({ nonce, gameAddress, secure, development })
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  headers.set(PAGE_NONCE, nonce)
  headers.set(ASKED_PATH, `${request.nextUrl.pathname}${request.nextUrl.search}`)
  const response = isWellEscaped(request.nextUrl.pathname)
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(new URL(NOWHERE, request.url), { request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}
