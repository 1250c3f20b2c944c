import { NextResponse, type NextRequest } from 'next/server'
import { env } from './env.ts'
import { contentSecurityPolicy } from './frame/content-security-policy.ts'
import { isWellEscaped } from './frame/is-well-escaped.ts'

const freshNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/** Where there is no page: Next itself answers an address with a broken escape by an error of its own. */
const NOWHERE = '/nowhere'

/**
 * Gives every page its content security policy; Next puts the nonce of the request's header on its own scripts. An
 * address that can't be read is not found.
 */
export const proxy = (request: NextRequest): NextResponse => {
  const { gameAddress, webAddress, development } = env()
  const policy = contentSecurityPolicy({
    nonce: freshNonce(),
    gameAddress,
    secure: webAddress.startsWith('https:'),
    development,
  })
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = isWellEscaped(request.nextUrl.pathname)
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(new URL(NOWHERE, request.url), { request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

export const config = {
  matcher: ['/((?!_next/static|_next/image|healthz|readyz|icon.svg).*)'],
}
