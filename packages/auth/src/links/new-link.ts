import type { LinkPurpose, Repositories } from '@skelly/db'
import { freshLinkToken } from './link-token.ts'

export interface LinkWish {
  readonly userId: string
  readonly purpose: LinkPurpose
  readonly email: string
  /** ms that it is good for */
  readonly lifetime: number
  readonly now: number
}

/** Writes down a new link and gives the token that goes into the mail; nobody can read it again. */
export const newLink = async (
  { emailLinks }: Pick<Repositories, 'emailLinks'>,
  { lifetime, now, ...link }: LinkWish,
): Promise<string> => {
  await emailLinks.forgetExpired(now)
  const { digest, token } = freshLinkToken()
  await emailLinks.add({ ...link, digest, createdAt: now, expiresAt: now + lifetime })
  return token
}
