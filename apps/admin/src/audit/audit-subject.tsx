'use client'

import type { AuditEntry } from './audit-entry.ts'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../desk/paths.ts'

/** An address in a narrow column: it breaks before its `@`, and only then anywhere. */
const Address = ({ of: address }: { readonly of: string }): ReactNode => {
  const at = address.lastIndexOf('@')
  return (
    <span className="block min-w-28 wrap-anywhere">
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}

/** What an entry is about, unless it is about who did it; where it has a page, the way to it. */
export const AuditSubject = ({ adminId, subject, subjectId }: AuditEntry): ReactNode => {
  const t = useTranslations('audit')
  const look = 'text-accent-text hover:text-ink underline underline-offset-4'
  if (subject === 'case')
    return (
      <Link href={paths.case(subjectId)} className={look}>
        {t('subject_case')}
      </Link>
    )
  if (subject === 'player')
    return (
      <Link href={paths.player(subjectId)} className={look}>
        {t('subject_player')}
      </Link>
    )
  if (subject === 'appeal') return t('subject_appeal')
  if (subjectId === adminId) return <span className="text-muted">–</span>
  // who is invited has no id yet
  return subjectId.includes('@') ? <Address of={subjectId} /> : t('subject_admin')
}
