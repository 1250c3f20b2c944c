import { linkingCookie, mintLinkingToken } from '@skelly/auth'
import { cookies } from 'next/headers'
import { env } from '../env.ts'

/** Lets the browser remember, on its way to a provider, from which session it went to link its account. */
export const beginLinking = async (sessionId: string): Promise<void> => {
  const { sessionSecret, webAddress } = env()
  const { name, options } = linkingCookie(webAddress.startsWith('https:'))
  const token = await mintLinkingToken(sessionSecret, { sessionId, now: Date.now() })
  ;(await cookies()).set(name, token, options)
}
