import type { SignInProvider } from '../account/provider-buttons.tsx'
import { env } from '../env.ts'

const NAMES = { github: 'GitHub', google: 'Google', discord: 'Discord' } as const

/** The other services whose keys the operator has set. */
export const signInProviders = (): readonly SignInProvider[] => {
  const { oauth } = env()
  const simple = (['github', 'google', 'discord'] as const)
    .filter((id) => oauth[id] !== undefined)
    .map((id) => ({ id, name: NAMES[id] }))
  return oauth.oidc === undefined ? simple : [...simple, { id: 'oidc', name: oauth.oidc.name }]
}
