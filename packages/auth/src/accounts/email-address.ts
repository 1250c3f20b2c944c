import { z } from 'zod'

const emailSchema = z.email().max(254)

/** The address as accounts are known by it, trimmed and in lower case; null when it is none. */
export const emailAddress = (text: string): string | null => {
  const address = text.normalize('NFKC').trim().toLowerCase()
  return emailSchema.safeParse(address).success ? address : null
}
