import { Alert, buttonVariants } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { AccountPage } from '../../../account/account-page.tsx'
import { ResetForm } from '../../../account/reset-form.tsx'
import { paths } from '../../../frame/paths.ts'
import { api } from '../../../server/api.ts'

interface PageProps {
  readonly searchParams: Promise<{ readonly token?: string | string[] }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('reset'),
  // the address holds a secret
  referrer: 'no-referrer',
  robots: { index: false },
})

const LONGEST_TOKEN = 100

/** Where the link of a mail leads that sets a new password. */
const ResetPage = async ({ searchParams }: PageProps): Promise<ReactNode> => {
  const { token } = await searchParams
  const [t, forgot] = [await getTranslations('reset'), await getTranslations('forgot')]
  const isToken = typeof token === 'string' && token !== '' && token.length <= LONGEST_TOKEN
  const fault = token === undefined || token === '' ? 'cut' : 'bad'
  const isGood = isToken && (await (await api()).account.isResetLink({ token }))
  return (
    <AccountPage
      title={isGood ? t('title') : t(`${fault}Title`)}
      lead={isGood ? t('lead') : null}
      question={forgot('remembered')}
      other={{ href: paths.signIn, label: forgot('signIn') }}
    >
      {isGood ? (
        <ResetForm token={token} />
      ) : (
        <>
          <Alert tone="bad">{t(fault)}</Alert>
          <Link href={paths.forgot} className={buttonVariants({ size: 'large' })}>
            {t('newLink')}
          </Link>
        </>
      )}
    </AccountPage>
  )
}

export default ResetPage
