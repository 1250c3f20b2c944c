import { EmptyState } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AdminsDesk } from '../../../admins/admins-desk.tsx'
import { currentMember } from '../../../server/current-member.ts'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('desk'))('section_admins'),
})

/** Who works at the desk, for admins. What the procedures answer is decided there. */
const AdminsPage = async (): Promise<ReactNode> => {
  const member = await currentMember()
  if (member?.role === 'admin') return <AdminsDesk />
  return <EmptyState title={(await getTranslations('desk'))('forbidden')} />
}

export default AdminsPage
