import { guardedAnswer } from '@skelly/site/headers'
import type { NextRequest, NextResponse } from 'next/server'
import { env } from './env.ts'

/** Every page gets its content security policy. */
export const proxy = (request: NextRequest): NextResponse => {
  const { gameAddress, webAddress, development } = env()
  return guardedAnswer(request, { gameAddress, siteAddress: webAddress, development })
}

export const config = {
  matcher: ['/((?!_next/static|_next/image|healthz|readyz|icon.svg|icons/|sw.js).*)'],
}
