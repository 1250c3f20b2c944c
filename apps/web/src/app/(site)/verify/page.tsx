import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AccountPage } from '../../../account/account-page.tsx'
import { VerifyButton } from '../../../account/verify-button.tsx'

interface PageProps {
  readonly searchParams: Promise<{ readonly token?: string | string[] }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('verify'),
  // the address holds a secret
  referrer: 'no-referrer',
  robots: { index: false },
})

/** Where the link of a mail leads that verifies its address. */
const VerifyPage = async ({ searchParams }: PageProps): Promise<ReactNode> => {
  const { token } = await searchParams
  const t = await getTranslations('verify')
  return (
    <AccountPage title={t('title')} lead={t('lead')}>
      <VerifyButton token={typeof token === 'string' && token !== '' ? token : null} />
    </AccountPage>
  )
}

export default VerifyPage
