import { guardedAnswer } from '@skelly/site/headers'
import type { NextRequest, NextResponse } from 'next/server'
import { env } from './env.ts'

/** Every page gets its content security policy. None of them talks to the game server. */
export const proxy = (request: NextRequest): NextResponse => {
  const { adminAddress, development } = env()
  return guardedAnswer(request, { gameAddress: null, siteAddress: adminAddress, development })
}

export const config = {
  matcher: ['/((?!_next/static|_next/image|healthz|readyz|icon.svg).*)'],
}
