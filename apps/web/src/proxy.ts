import { NextResponse, type NextRequest } from 'next/server'
import { env } from './env.ts'
import { contentSecurityPolicy } from './frame/content-security-policy.ts'

const freshNonce = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))

/** Gives every page its content security policy; Next puts the nonce of the request's header on its own scripts. */
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
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

export const config = {
  matcher: ['/((?!_next/static|_next/image|healthz|readyz|icon.svg).*)'],
}
