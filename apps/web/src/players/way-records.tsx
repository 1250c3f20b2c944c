import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '@skelly/ui'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { CountedWay } from './counted-way.ts'

/** How a player's games of one way ended, and what they gave. */
export interface WayRecord {
  readonly way: CountedWay
  readonly won: number
  readonly lost: number
  readonly void: number
  readonly xp: number
}

/** A player's record, a way of play a row. */
export const WayRecords = async ({ ways }: { readonly ways: readonly WayRecord[] }): Promise<ReactNode> => {
  const [t, format] = await Promise.all([getTranslations('player'), getFormatter()])
  return (
    <Table aria-label={t('byWay')}>
      <TableHead>
        <TableRow>
          <TableHeading>{t('way')}</TableHeading>
          <TableHeading className="text-right">{t('won')}</TableHeading>
          <TableHeading className="text-right">{t('lost')}</TableHeading>
          <TableHeading className="hidden text-right sm:table-cell">{t('void')}</TableHeading>
          <TableHeading className="hidden text-right sm:table-cell">{t('xpLabel')}</TableHeading>
        </TableRow>
      </TableHead>
      <TableBody>
        {ways.map(({ way, won, lost, void: voided, xp }) => (
          <TableRow key={way} data-way={way}>
            <TableCell className="w-full font-medium">{t(`way_${way}`)}</TableCell>
            <TableCell className="text-good text-right">{won}</TableCell>
            <TableCell className="text-right">{lost}</TableCell>
            <TableCell className="text-muted hidden text-right sm:table-cell">{voided}</TableCell>
            <TableCell className="hidden text-right sm:table-cell">{format.number(xp)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
