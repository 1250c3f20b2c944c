'use client'

import { LocalTime } from '@skelly/site'
import { Badge, TableCell, TableRow } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../desk/paths.ts'
import { RuledWords } from './ruled-words.tsx'
import type { ListedOpinion } from './use-opinions.ts'

interface OpinionRowProps {
  readonly opinion: ListedOpinion
  readonly webAddress: string
}

const LINK = 'text-accent-text font-semibold underline-offset-4 hover:underline'

/** Each shot leads to where it is in the replay. */
const Shots = ({ opinion, webAddress }: OpinionRowProps): ReactNode => {
  const t = useTranslations('opinions')
  const { differing, failure, outcome, players, replayId } = opinion
  if (outcome === 'failed')
    return (
      <p className="flex flex-wrap items-baseline gap-2">
        <Badge tone="bad">{t('failedOne')}</Badge>
        <span className="text-muted break-words">{failure}</span>
      </p>
    )
  return (
    <ul className="flex flex-col gap-1.5">
      {differing.map((shot) => (
        <li key={shot.ply} data-shot={shot.ply + 1}>
          {replayId === null ? (
            t('shot', { shot: shot.ply + 1 })
          ) : (
            <a
              className={LINK}
              href={`${webAddress}/replays/${replayId}?shot=${String(shot.ply + 1)}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('shot', { shot: shot.ply + 1 })}
            </a>
          )}{' '}
          <RuledWords ruled={shot} players={players} />
          <span className="text-muted"> · {t('other')} </span>
          <RuledWords ruled={shot.other} players={players} />
        </li>
      ))}
    </ul>
  )
}

/** A game, and the shots that the second opinion sees otherwise. */
export const OpinionRow = ({ opinion, webAddress }: OpinionRowProps): ReactNode => {
  const t = useTranslations('opinions')
  const { at, matchId, players, shots } = opinion
  return (
    <TableRow data-opinion={matchId} className="align-top">
      <TableCell className="text-muted py-2 whitespace-nowrap">
        <LocalTime at={at} />
      </TableCell>
      <TableCell className="py-2">
        {players.map(({ id, name }, place) => (
          <span key={id}>
            {place > 0 && <span className="text-muted"> {t('against')} </span>}
            <Link className={LINK} href={paths.player(id)}>
              {name}
            </Link>
          </span>
        ))}
        <span className="text-muted block text-xs">{t('ofShots', { shots })}</span>
      </TableCell>
      <TableCell className="w-1/2 py-2">
        <Shots opinion={opinion} webAddress={webAddress} />
      </TableCell>
    </TableRow>
  )
}
