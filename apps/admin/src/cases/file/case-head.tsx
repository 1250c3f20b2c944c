'use client'

import { LocalTime } from '@skelly/site'
import type { CaseFile } from '@skelly/protocol'
import { Badge, Button, buttonVariants } from '@skelly/ui'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../../desk/paths.ts'
import { VerdictBadge } from '../words/verdict-badge.tsx'

interface CaseHeadProps {
  readonly file: CaseFile
  readonly webAddress: string
  readonly onNext: () => void
  readonly onKeys: () => void
}

/** Who walked out of what, how, and what stands. */
export const CaseHead = ({ file, webAddress, onNext, onKeys }: CaseHeadProps): ReactNode => {
  const t = useTranslations('cases')
  const leaver = file.seats.find(({ id }) => id === file.leaverId)
  const others = file.seats.filter(({ id }) => id !== file.leaverId)
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1.5 [grid-area:head]">
      <Link
        href={paths.cases}
        aria-label={t('back')}
        title={t('back')}
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <div className="min-w-0">
        <h1 className="text-lg leading-tight font-semibold wrap-anywhere">
          {leaver === undefined
            ? t('titleNobody', { one: others[0]?.name ?? '', two: others[1]?.name ?? '' })
            : t('title', { name: leaver.name, other: others[0]?.name ?? '' })}
        </h1>
        <p className="text-muted text-sm">
          {t(`reason_${file.reason}`)} · <LocalTime at={file.endedAt} />
          {file.stake > 0 && <> · {t('stake', { stake: file.stake })}</>}
          {!file.isPausable && <> · {t('notPausable')}</>}
        </p>
      </div>
      <VerdictBadge verdict={file.verdict} />
      {file.isAppealed && <Badge tone="accent">{t('appealed')}</Badge>}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {file.replay !== null && (
          <a
            href={`${webAddress}/replays/${file.replay.id}`}
            target="_blank"
            rel="noreferrer"
            className={buttonVariants({ variant: 'ghost', size: 'small' })}
          >
            {t('publicReplay')}
          </a>
        )}
        <Button variant="ghost" size="small" onClick={onKeys}>
          {t('keys')} <kbd className="border-line rounded border px-1.5 text-xs">?</kbd>
        </Button>
        <Button variant="outline" size="small" onClick={onNext}>
          {t('next')} <kbd className="border-line rounded border px-1.5 text-xs">N</kbd>
        </Button>
      </div>
    </header>
  )
}
