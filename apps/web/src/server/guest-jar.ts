import type { GuestJar } from '@skelly/api'
import { guestCookie } from '@skelly/auth'
import { cookies } from 'next/headers'
import { env } from '../env.ts'

/** The guest's cookie of this request. It can be kept and forgotten in route handlers only, not while a page is made. */
export const guestJar = (): GuestJar => {
  const { name, options } = guestCookie(env().webAddress.startsWith('https:'))
  return {
    read: async () => (await cookies()).get(name)?.value,
    keep: async (token) => {
      ;(await cookies()).set(name, token, options)
    },
    forget: async () => {
      ;(await cookies()).set(name, '', { ...options, maxAge: 0 })
    },
  }
}
