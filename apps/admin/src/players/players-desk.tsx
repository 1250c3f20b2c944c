'use client'

import { Alert, Button, EmptyState, Input, Sketch, Spinner } from '@skelly/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRouter, useSearchParams } from 'next/navigation'
import { Suspense, useState, type ReactNode } from 'react'
import { paths } from '../desk/paths.ts'
import { useTRPC } from '../trpc/trpc.ts'
import { PlayerTable } from './player-table.tsx'

const SearchField = ({ name }: { readonly name: string }): ReactNode => {
  const t = useTranslations('players')
  const router = useRouter()
  const [text, setText] = useState(name)
  return (
    <form
      method="post"
      role="search"
      className="flex max-w-full flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        router.replace(text === '' ? paths.players : `${paths.players}?name=${encodeURIComponent(text)}`)
      }}
    >
      <Input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={40}
        autoFocus
        value={text}
        className="min-h-10 w-60 max-w-full px-3 text-sm"
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
        }}
      />
      <Button type="submit" variant="outline" size="small">
        {t('find')}
      </Button>
    </form>
  )
}

const Found = ({ name }: { readonly name: string }): ReactNode => {
  const t = useTranslations('players')
  const trpc = useTRPC()
  const found = useInfiniteQuery(
    trpc.players.search.infiniteQueryOptions({ name }, { getNextPageParam: ({ next }) => next ?? undefined }),
  )
  if (found.isError) return <Alert tone="bad">{t('failed')}</Alert>
  if (found.isPending) return <Spinner />
  const players = found.data.pages.flatMap(({ rows }) => rows)
  if (players.length === 0)
    return <EmptyState picture={<Sketch of="search" />} title={t('none')} description={t('noneWhy')} />
  return (
    <>
      <PlayerTable players={players} />
      {found.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  )
}

const Desk = (): ReactNode => {
  const t = useTranslations('players')
  const name = useSearchParams().get('name') ?? ''
  return (
    <div className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-chalk text-2xl">{t('title')}</h1>
        <SearchField key={name} name={name} />
      </header>
      <Found name={name} />
    </div>
  )
}

/** Players by how their names begin. */
export const PlayersDesk = (): ReactNode => (
  <Suspense fallback={<Spinner />}>
    <Desk />
  </Suspense>
)
