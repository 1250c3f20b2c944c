import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { AccountPage } from '../../../account/account-page.tsx'
import { ProviderButtons } from '../../../account/provider-buttons.tsx'
import { SignUpForm } from '../../../account/sign-up-form.tsx'
import { signInFor } from '../../../frame/paths.ts'
import { safeNext } from '@skelly/site'
import { currentSession } from '../../../server/current-session.ts'
import { signInProviders } from '../../../server/sign-in-providers.ts'

interface PageProps {
  readonly searchParams: Promise<{ readonly next?: string | string[] }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('signUp'),
})

const SignUpPage = async ({ searchParams }: PageProps): Promise<ReactNode> => {
  const next = safeNext((await searchParams).next)
  if ((await currentSession()) !== null) redirect(next)
  const t = await getTranslations('signUp')
  return (
    <AccountPage
      title={t('title')}
      lead={t('lead')}
      question={t('have')}
      other={{ href: signInFor(next), label: t('signIn') }}
    >
      <SignUpForm next={next} />
      <ProviderButtons providers={signInProviders()} next={next} />
    </AccountPage>
  )
}

export default SignUpPage
