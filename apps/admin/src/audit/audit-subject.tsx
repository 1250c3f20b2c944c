'use client'

import type { AuditEntry } from './audit-entry.ts'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../desk/paths.ts'

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
  return subjectId.includes('@') ? <span className="break-all">{subjectId}</span> : t('subject_admin')
}
