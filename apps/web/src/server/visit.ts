import { guestIdOf, linkingCookie, linkingSessionOf, type Visit } from '@skelly/auth'
import { cookies, headers } from 'next/headers'
import { env } from '../env.ts'
import { guestJar } from './guest-jar.ts'

/** What is known of the browser that signs in by this request. Its way to link a provider ends here. */
export const visit = async (): Promise<Visit> => {
  const device = (await headers()).get('user-agent')
  const guest = await guestJar().read()
  const guestId = guest === undefined ? null : await guestIdOf(env().sessionSecret, guest, Date.now())
  return { device, guestId, linkingSessionId: await linkingSession() }
}

const linkingSession = async (): Promise<string | null> => {
  const { sessionSecret, webAddress } = env()
  const { name, options } = linkingCookie(webAddress.startsWith('https:'))
  const jar = await cookies()
  const token = jar.get(name)?.value
  if (token === undefined || token === '') return null
  jar.set(name, '', { ...options, maxAge: 0 })
  return linkingSessionOf(sessionSecret, token, Date.now())
}
