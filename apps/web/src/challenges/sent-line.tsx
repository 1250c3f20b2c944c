'use client'

import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { answerAt } from '../counting/sent-attempts.ts'
import { paths, signUpFor } from '../frame/paths.ts'

interface SentLineProps {
  readonly answer: ReturnType<typeof answerAt>
  readonly isGuest: boolean
}

/** What has become of the best attempt for the account; for a guest, how the stars come along. */
export const SentLine = ({ answer, isGuest }: SentLineProps): ReactNode => {
  const t = useTranslations('challenges')
  if (isGuest)
    return (
      <p data-sent="guest" className="text-center text-sm text-balance">
        <Link href={signUpFor(paths.challenges)} className="text-muted underline underline-offset-4">
          {t('guest')}
        </Link>
      </p>
    )
  if (answer === null) return null
  const isGood = answer === 'waiting' || answer === 'counted' || answer === 'waits'
  return (
    <p
      role="status"
      data-sent={answer}
      className={`text-center text-sm text-balance ${isGood ? 'text-muted' : 'text-bad'}`}
    >
      {isGood ? t(`sent_${answer}`) : t('sent_refused', { why: t(`why_${answer}`) })}
    </p>
  )
}
