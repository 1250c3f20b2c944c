'use client'

import type { OAuthProvider } from '@skelly/auth'
import { Button } from '@skelly/ui'
import { signIn } from 'next-auth/react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

export interface SignInProvider {
  readonly id: OAuthProvider
  readonly name: string
}

interface ProviderButtonsProps {
  readonly providers: readonly SignInProvider[]
  readonly next: string
}

/** The other services that one can sign in with, where the operator has set their keys. */
export const ProviderButtons = ({ providers, next }: ProviderButtonsProps): ReactNode => {
  const t = useTranslations('signIn')
  if (providers.length === 0) return null
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted before:bg-line after:bg-line flex items-center gap-3 text-sm before:h-px before:flex-1 after:h-px after:flex-1">
        {t('or')}
      </p>
      {providers.map(({ id, name }) => (
        <Button key={id} variant="outline" onClick={() => void signIn(id, { callbackUrl: next })}>
          {t('with', { provider: name })}
        </Button>
      ))}
    </div>
  )
}
