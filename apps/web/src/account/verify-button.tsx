'use client'

import { Alert, Button, buttonVariants } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState, type ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { useTRPCClient } from '../trpc/trpc.ts'

type State =
  | { readonly kind: 'asked' | 'busy' | 'bad' | 'cut' | 'failed' }
  | { readonly kind: 'done'; readonly email: string }

interface VerifyButtonProps {
  /** What the link says; null where its end is missing. */
  readonly token: string | null
  /** What the link is for: that the address is the account's, or that the account goes to it. */
  readonly purpose?: 'verify' | 'changeEmail'
}

/** Uses the link of a mail by a press: what only looks at links, such as a mail's filter, uses none up. */
export const VerifyButton = ({ purpose = 'verify', token }: VerifyButtonProps): ReactNode => {
  const [t, account] = [useTranslations(purpose), useTranslations('account')]
  const client = useTRPCClient()
  const [state, setState] = useState<State>({ kind: token === null ? 'cut' : 'asked' })
  const verify = async (): Promise<void> => {
    if (token === null) return
    setState({ kind: 'busy' })
    const verified = await client.account[purpose].mutate({ token })
    setState(verified.ok ? { kind: 'done', email: verified.value.email } : { kind: 'bad' })
  }
  if (state.kind === 'done')
    return (
      <>
        <Alert tone="good" className="break-words">
          {t('done', { email: state.email })}
        </Alert>
        <Link
          href={purpose === 'verify' ? paths.ranked : paths.settings}
          className={buttonVariants({ size: 'large' })}
        >
          {t('play')}
        </Link>
      </>
    )
  if (state.kind === 'bad' || state.kind === 'cut')
    return (
      <>
        <Alert tone="bad">{t(state.kind)}</Alert>
        <Link href={paths.settings} className={buttonVariants({ variant: 'outline', size: 'large' })}>
          {t('toSettings')}
        </Link>
      </>
    )
  const isBusy = state.kind === 'busy'
  return (
    <>
      {state.kind === 'failed' && <Alert tone="bad">{account('errors.unknown')}</Alert>}
      <Button
        size="large"
        busy={isBusy}
        onClick={() => void verify().catch(() => setState({ kind: 'failed' }))}
      >
        {t(isBusy ? 'submitting' : 'submit')}
      </Button>
    </>
  )
}
