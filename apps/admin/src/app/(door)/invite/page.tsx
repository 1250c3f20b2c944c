import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { InviteSetUp } from '../../../door/invite-set-up.tsx'

interface PageProps {
  readonly searchParams: Promise<{ readonly token?: string | string[] }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('invite'))('title'),
})

/** Where an invite's link leads. Its token may stand behind the #, which browsers send to nobody. */
const InvitePage = async ({ searchParams }: PageProps): Promise<ReactNode> => {
  const { token } = await searchParams
  return <InviteSetUp asked={typeof token === 'string' ? token : null} />
}

export default InvitePage
