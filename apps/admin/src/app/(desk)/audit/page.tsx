import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AuditLog } from '../../../audit/audit-log.tsx'
import { currentMember } from '../../../server/current-member.ts'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('desk'))('section_audit'),
})

/** Who did what: admins read all, moderators their own entries. */
const AuditPage = async (): Promise<ReactNode> => (
  <AuditLog isWhole={(await currentMember())?.role === 'admin'} />
)

export default AuditPage
