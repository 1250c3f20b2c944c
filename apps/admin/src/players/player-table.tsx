'use client'

import { LocalTime } from '@skelly/site'
import { Badge, Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../desk/paths.ts'
import type { FoundPlayer } from './player-files.ts'

const Row = ({ player }: { readonly player: FoundPlayer }): ReactNode => {
  const t = useTranslations('players')
  return (
    <TableRow className="hover:bg-raised relative" data-player={player.name}>
      <TableCell>
        <Link
          href={paths.player(player.id)}
          className="font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-(--focus)"
        >
          {player.name}
        </Link>{' '}
        {player.formerly !== null && (
          <span className="text-muted">{t('formerly', { name: player.formerly })}</span>
        )}
        {player.deletedAt !== null && <Badge>{t('gone')}</Badge>}
      </TableCell>
      <TableCell className="text-right">{player.rating}</TableCell>
      <TableCell className="text-right">{player.ratedGames}</TableCell>
      <TableCell className="text-muted hidden sm:table-cell">
        <LocalTime at={player.createdAt} />
      </TableCell>
    </TableRow>
  )
}

/** Players that were found, a line each. */
export const PlayerTable = ({ players }: { readonly players: readonly FoundPlayer[] }): ReactNode => {
  const t = useTranslations('players')
  return (
    <div className="border-line bg-surface rounded-card border px-2 sm:px-3">
      <Table aria-label={t('title')} className="text-sm">
        <TableHead>
          <TableRow>
            <TableHeading>{t('name')}</TableHeading>
            <TableHeading className="text-right">{t('rating')}</TableHeading>
            <TableHeading className="text-right">{t('ratedGames')}</TableHeading>
            <TableHeading className="hidden sm:table-cell">{t('since')}</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {players.map((player) => (
            <Row key={player.id} player={player} />
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
