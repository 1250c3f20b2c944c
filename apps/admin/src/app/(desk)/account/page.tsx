import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { OwnAccount } from '../../../account/own-account.tsx'
import { api } from '../../../server/api.ts'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('account'))('title'),
})

/** The own account at the desk. */
const AccountPage = async (): Promise<ReactNode> => <OwnAccount own={await (await api()).me.own()} />

export default AccountPage
