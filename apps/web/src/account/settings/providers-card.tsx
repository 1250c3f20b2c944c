'use client'

import { Alert, Badge, Button, Card, CardHeader, CardTitle } from '@skelly/ui'
import { signIn } from 'next-auth/react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { paths } from '../../frame/paths.ts'
import { useTRPCClient } from '../../trpc/trpc.ts'
import type { SignInProvider } from '../provider-buttons.tsx'
import { useDeed } from '../use-deed.ts'

interface ProvidersCardProps {
  /** Those whose keys the operator has set. */
  readonly providers: readonly SignInProvider[]
  readonly linked: readonly string[]
  /** Whether somebody just came back with an account that signs somebody else in. */
  readonly isElsewhere: boolean
}

/** Other services that sign in to the account. */
export const ProvidersCard = ({ isElsewhere, linked, providers }: ProvidersCardProps): ReactNode => {
  const t = useTranslations('settings')
  if (providers.length === 0) return null
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('providers')}</CardTitle>
      </CardHeader>
      {isElsewhere && (
        <Alert tone="bad" className="mb-4">
          {t('linkedElsewhere')}
        </Alert>
      )}
      <ul className="flex flex-col gap-3">
        {providers.map((provider) => (
          <Provider key={provider.id} provider={provider} isLinked={linked.includes(provider.id)} />
        ))}
      </ul>
    </Card>
  )
}

interface ProviderProps {
  readonly provider: SignInProvider
  readonly isLinked: boolean
}

const Provider = ({ isLinked, provider: { id, name } }: ProviderProps): ReactNode => {
  const t = useTranslations('settings')
  const client = useTRPCClient()
  const router = useRouter()
  const { act, busy } = useDeed()
  const link = async (): Promise<void> => {
    await client.account.beginLinking.mutate()
    await signIn(id, { callbackUrl: paths.settings })
  }
  const unlink = (): void =>
    act(async () => {
      const unlinked = await client.account.unlink.mutate({ provider: id })
      if (!unlinked.ok) return { word: unlinked.refusal }
      router.refresh()
      return { said: t('unlinked', { provider: name }) }
    })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="flex items-center gap-3">
        {name}
        {isLinked && <Badge tone="good">{t('linked')}</Badge>}
      </span>
      {isLinked ? (
        <Button variant="outline" size="small" busy={busy} onClick={unlink}>
          {t('unlink', { provider: name })}
        </Button>
      ) : (
        <Button variant="outline" size="small" onClick={() => void link()}>
          {t('link', { provider: name })}
        </Button>
      )}
    </li>
  )
}
