import { buttonVariants, Card, CardDescription, CardHeader, CardTitle, PageHeading } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { AccountCards } from '../../../account/settings/account-cards.tsx'
import { paths, signInFor, signUpFor } from '../../../frame/paths.ts'
import { ownAccount } from '../../../server/own-account.ts'
import { isShell } from '../../../server/is-shell.ts'
import { signInProviders } from '../../../server/sign-in-providers.ts'
import { DeviceCards } from '../../../settings/device-cards.tsx'
import { StreetScene } from '../../../street/street-scene.tsx'

interface PageProps {
  readonly searchParams: Promise<{ readonly linking?: string | string[] }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('settings'),
})

/** For whoever plays without an account. */
const NoAccount = async (): Promise<ReactNode> => {
  const [t, frame] = await Promise.all([getTranslations('settings'), getTranslations('frame')])
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('noAccount')}</CardTitle>
        <CardDescription>{t('noAccountLead')}</CardDescription>
      </CardHeader>
      <p className="flex flex-wrap gap-3">
        <Link href={signUpFor(paths.settings)} className={buttonVariants()}>
          {frame('signUp')}
        </Link>
        <Link href={signInFor(paths.settings)} className={buttonVariants({ variant: 'outline' })}>
          {frame('signIn')}
        </Link>
      </p>
    </Card>
  )
}

/** For whoever has no connection: what there is of the account is with the server. */
const AccountAway = async (): Promise<ReactNode> => {
  const t = await getTranslations('offline')
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('accountAway')}</CardTitle>
        <CardDescription>{t('accountAwayLead')}</CardDescription>
      </CardHeader>
    </Card>
  )
}

/** How somebody likes to play, and what they decide of their account. */
const SettingsPage = async ({ searchParams }: PageProps): Promise<ReactNode> => {
  const account = await ownAccount()
  const [t, isKept] = await Promise.all([getTranslations('settings'), isShell()])
  const isElsewhere = (await searchParams).linking === 'elsewhere'
  return (
    <div className="flex w-full flex-col gap-6 py-4 sm:py-8">
      <PageHeading title={t('title')} description={t(account === null ? 'leadHere' : 'lead')} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <DeviceCards />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {isKept && <AccountAway />}
          {!isKept && account === null && <NoAccount />}
          {account === null && (
            <StreetScene of="trail" className="rounded-card shadow-card hidden lg:block" />
          )}
          {account !== null && (
            <>
              <h2 className="mt-4 text-xl font-semibold lg:sr-only">{t('account')}</h2>
              <AccountCards account={account} providers={signInProviders()} isElsewhere={isElsewhere} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

export default SettingsPage
