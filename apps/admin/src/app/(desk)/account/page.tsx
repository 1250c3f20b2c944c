import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { OwnAccount } from '../../../account/own-account.tsx'
import { THEME_COOKIE, themeFrom } from '../../../desk/theme-cookie.ts'
import { api } from '../../../server/api.ts'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('account'))('title'),
})

/** The own account at the desk. */
const AccountPage = async (): Promise<ReactNode> => {
  const [own, jar] = await Promise.all([api().then(({ me }) => me.own()), cookies()])
  return <OwnAccount own={own} theme={themeFrom(jar.get(THEME_COOKIE)?.value)} />
}

export default AccountPage
