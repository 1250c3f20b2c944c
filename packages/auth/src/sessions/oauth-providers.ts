import type { AuthOptions } from 'next-auth'
import Discord from 'next-auth/providers/discord'
import GitHub from 'next-auth/providers/github'
import Google from 'next-auth/providers/google'

export const OAUTH_PROVIDERS = ['github', 'google', 'discord'] as const
export type OAuthProvider = (typeof OAUTH_PROVIDERS)[number]

export interface OAuthKey {
  readonly clientId: string
  readonly clientSecret: string
}
/** The keys that the operator has set; a provider without one is not offered. */
export type OAuthKeys = Readonly<Partial<Record<OAuthProvider, OAuthKey>>>

type Provider = AuthOptions['providers'][number]

const makers: Readonly<Record<OAuthProvider, (key: OAuthKey) => Provider>> = {
  github: (key) => GitHub(key),
  google: (key) => Google(key),
  discord: (key) => Discord(key),
}

export const oauthProviders = (keys: OAuthKeys): AuthOptions['providers'] =>
  OAUTH_PROVIDERS.flatMap((provider) => {
    const key = keys[provider]
    return key === undefined ? [] : [makers[provider](key)]
  })
