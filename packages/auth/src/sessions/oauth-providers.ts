import type { AuthOptions } from 'next-auth'
import Discord from 'next-auth/providers/discord'
import GitHub from 'next-auth/providers/github'
import Google from 'next-auth/providers/google'
import { z } from 'zod'

export const OAUTH_PROVIDERS = ['github', 'google', 'discord', 'oidc'] as const
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number]

export interface OAuthKey {
  readonly clientId: string
  readonly clientSecret: string
}
/** The key to a provider of one's own that speaks OpenID Connect. */
export interface OidcKey extends OAuthKey {
  /** Where it says how it is spoken to, without `/.well-known/openid-configuration`. */
  readonly issuer: string
  /** What it is called on the buttons. */
  readonly name: string
}

/** The keys that the operator has set; a provider without one is not offered. */
export type OAuthKeys = Readonly<Partial<Record<Exclude<OAuthProvider, 'oidc'>, OAuthKey>>> & {
  readonly oidc?: OidcKey
}

type Provider = AuthOptions['providers'][number]

const makers: Readonly<Record<Exclude<OAuthProvider, 'oidc'>, (key: OAuthKey) => Provider>> = {
  github: (key) => GitHub(key),
  google: (key) => Google(key),
  discord: (key) => Discord(key),
}

/** What is believed of a provider of one's own: who somebody is there, and what they are called. */
const claimsSchema = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
})

const openIdConnect = ({ clientId, clientSecret, issuer, name }: OidcKey): Provider => ({
  ...{ id: 'oidc', name, type: 'oauth', clientId, clientSecret, idToken: true },
  wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  authorization: { params: { scope: 'openid profile' } },
  checks: ['pkce', 'state', 'nonce'],
  profile: (told: unknown) => {
    const { name: called, preferred_username: short, sub: id } = claimsSchema.parse(told)
    return { id, name: short ?? called ?? null }
  },
})

export const oauthProviders = (keys: OAuthKeys): AuthOptions['providers'] => [
  ...(['github', 'google', 'discord'] as const).flatMap((provider) => {
    const key = keys[provider]
    return key === undefined ? [] : [makers[provider](key)]
  }),
  ...(keys.oidc === undefined ? [] : [openIdConnect(keys.oidc)]),
]
