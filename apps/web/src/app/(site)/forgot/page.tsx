import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AccountPage } from '../../../account/account-page.tsx'
import { ForgotForm } from '../../../account/forgot-form.tsx'
import { paths } from '../../../frame/paths.ts'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('forgot'),
})

const ForgotPage = async (): Promise<ReactNode> => {
  const t = await getTranslations('forgot')
  return (
    <AccountPage
      title={t('title')}
      lead={t('lead')}
      question={t('remembered')}
      other={{ href: paths.signIn, label: t('signIn') }}
    >
      <ForgotForm />
    </AccountPage>
  )
}

export default ForgotPage
