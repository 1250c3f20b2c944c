'use client'

import { Alert, Button, EmptyState, Sketch, Spinner } from '@skelly/ui'
import type { ReactNode } from 'react'
import type { Paged } from './paged.ts'

interface PagedListProps<Row> {
  readonly list: Paged<Row>
  readonly words: Readonly<Record<'title' | 'about' | 'failed' | 'none' | 'noneWhy' | 'more', string>>
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A list's page: what it is, its rows, and how to see more of them. */
export const PagedList = <Row,>({ list, words, children }: PagedListProps<Row>): ReactNode => (
  <div className="flex flex-col gap-3">
    <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <h1 className="font-chalk text-2xl">{words.title}</h1>
      <p className="text-muted text-sm">{words.about}</p>
    </header>
    {list.hasFailed && <Alert tone="bad">{words.failed}</Alert>}
    {list.rows === null && !list.hasFailed && <Spinner />}
    {list.rows?.length === 0 && (
      <EmptyState picture={<Sketch of="calm" />} title={words.none} description={words.noneWhy} />
    )}
    {list.rows !== null && list.rows.length > 0 && (
      <div className="border-line bg-surface rounded-card border px-2 sm:px-3">{children(list.rows)}</div>
    )}
    {list.hasMore && (
      <Button variant="outline" className="self-center" busy={list.isLoadingMore} onClick={list.showMore}>
        {words.more}
      </Button>
    )}
  </div>
)
