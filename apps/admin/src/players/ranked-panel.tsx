'use client'

import { LocalTime, useNow } from '@skelly/site'
import { Alert, Badge } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../desk/paths.ts'
import { LiftButton } from './lift-button.tsx'
import { Panel } from './panel.tsx'
import type { ImposedSuspension, PlayerFile } from './player-files.ts'
import { SuspendButton } from './suspend-button.tsx'

const now = (): number => Date.now()
const EVERY = 10_000

const Standing = ({ keptOut }: Pick<PlayerFile, 'keptOut'>): ReactNode => {
  const t = useTranslations('players')
  if (keptOut === null) return <p className="text-good">{t('mayPlay')}</p>
  const at = (): ReactNode => <LocalTime at={keptOut.until} className="font-semibold" />
  return (
    <Alert tone="warning" data-kept-out={keptOut.kind}>
      <p>
        {keptOut.kind === 'pause'
          ? t.rich('pausedUntil', { at, count: keptOut.walkOuts })
          : t.rich('suspendedUntil', { at })}
      </p>
    </Alert>
  )
}

const Suspension = ({ suspension }: { readonly suspension: ImposedSuspension }): ReactNode => {
  const t = useTranslations('players')
  const seen = useNow(now, EVERY)
  const { at, by, id, liftedAt, liftedBy, matchId, reason, until } = suspension
  const stands = liftedAt === null && (seen === null || seen < until)
  return (
    <li className="border-line border-b py-2.5 last:border-0" data-suspension={stands ? 'stands' : 'over'}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={stands ? 'bad' : 'plain'}>
          {t(liftedAt === null ? (stands ? 'stands' : 'over') : 'liftedWord')}
        </Badge>
        <span className="text-muted mr-auto">
          <LocalTime at={at} /> – <LocalTime at={until} />, {by}
        </span>
        {stands && <LiftButton id={id} />}
      </div>
      <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{reason}</p>
      {liftedAt !== null && (
        <p className="text-muted text-xs">
          {t.rich('liftedBy', { by: liftedBy ?? '', at: () => <LocalTime at={liftedAt} /> })}
        </p>
      )}
      {matchId !== null && (
        <Link href={paths.case(matchId)} className="text-accent-text text-xs underline">
          {t('itsCase')}
        </Link>
      )}
    </li>
  )
}

/** Whether they may play ranked games, and everything that has kept them from it by hand. */
export const RankedPanel = ({ file }: { readonly file: PlayerFile }): ReactNode => {
  const t = useTranslations('players')
  const { keptOut, player, suspensions } = file
  const action = player.deletedAt === null ? <SuspendButton player={player} cases={file.cases} /> : null
  return (
    <Panel title={t('rankedTitle')} action={action}>
      <Standing keptOut={keptOut} />
      {suspensions.length > 0 && (
        <ul className="mt-2">
          {suspensions.map((suspension) => (
            <Suspension key={suspension.id} suspension={suspension} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
