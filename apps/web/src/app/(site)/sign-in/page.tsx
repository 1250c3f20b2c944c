import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { AccountPage } from '../../../account/account-page.tsx'
import { ProviderButtons } from '../../../account/provider-buttons.tsx'
import { SignInForm } from '../../../account/sign-in-form.tsx'
import { signUpFor } from '../../../frame/paths.ts'
import { safeNext } from '@skelly/site'
import { currentSession } from '../../../server/current-session.ts'
import { signInProviders } from '../../../server/sign-in-providers.ts'

interface PageProps {
  readonly searchParams: Promise<{ readonly next?: string | string[]; readonly error?: string | string[] }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('signIn'),
})

const SignInPage = async ({ searchParams }: PageProps): Promise<ReactNode> => {
  const { next: wished, error } = await searchParams
  const next = safeNext(wished)
  if ((await currentSession()) !== null) redirect(next)
  const t = await getTranslations('signIn')
  return (
    <AccountPage
      title={t('title')}
      lead={t('lead')}
      question={t('none')}
      other={{ href: signUpFor(next), label: t('signUp') }}
    >
      <SignInForm next={next} problem={typeof error === 'string' ? error : null} />
      <ProviderButtons providers={signInProviders()} next={next} />
    </AccountPage>
  )
}

export default SignInPage
