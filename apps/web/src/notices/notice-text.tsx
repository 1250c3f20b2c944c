'use client'

import type { NoticeView } from '@skelly/protocol'
import { LocalTime } from '@skelly/site'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { AppealForm } from './appeal-form.tsx'
import type { DecidedAbout } from './notice-words.ts'
import { Quote } from './quote.tsx'
import { RatingChange } from './rating-change.tsx'

const Decided = ({ about }: { readonly about: DecidedAbout }): ReactNode => {
  const t = useTranslations('notices')
  const { canAppeal, decision, endedAt, matchId, opponent, reason, receipt, replayId } = about
  return (
    <>
      <p className="text-muted text-sm">
        {t.rich('game', { opponent, at: () => <LocalTime at={endedAt} /> })}
        {replayId !== null && (
          <>
            {' '}
            <Link href={paths.replay(replayId)} prefetch={false} className="text-accent-text underline">
              {t('replay')}
            </Link>
          </>
        )}
      </p>
      {decision === 'reverse' && <p>{t('reversedLead')}</p>}
      <Quote label={t('reason')} text={reason} />
      <RatingChange receipt={receipt} />
      {canAppeal && <AppealForm matchId={matchId} />}
    </>
  )
}

/** What a notice has to say below its headline. */
export const NoticeText = ({ about }: Pick<NoticeView, 'about'>): ReactNode => {
  const t = useTranslations('notices')
  switch (about.kind) {
    case 'decided':
    case 'reversed':
      return <Decided about={about} />
    case 'suspended':
      return (
        <>
          <p>
            {t.rich('suspended', { until: () => <LocalTime at={about.until} className="font-semibold" /> })}
          </p>
          <Quote label={t('reason')} text={about.reason} />
        </>
      )
    case 'lifted':
      return (
        <>
          <p>{t('lifted')}</p>
          <Quote label={t('liftedReason')} text={about.reason} />
        </>
      )
    case 'answered':
      return (
        <>
          <Quote label={t('yourText')} text={about.text} />
          <Quote label={t('answer')} text={about.answer} />
        </>
      )
  }
}
