import { decodeReplay } from '@skelly/engine'
import { PageHeading } from '@skelly/ui'
import type { Metadata } from 'next'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ReplayFacts } from '../../../../replays/replay-facts.tsx'
import { ReplayTheatre } from '../../../../replays/replay-theatre.tsx'
import { api } from '../../../../server/api.ts'
import { orNotFound } from '../../../../server/or-not-found.ts'

interface PageProps {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<{ readonly shot?: string | string[] }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('replay'),
})

const namesIn = (text: string): readonly string[] => {
  const decoded = decodeReplay(text)
  return decoded.ok ? decoded.value.setup.seats.map(({ name }) => name) : []
}

const shotIn = (text: string | readonly string[] | undefined): number | null => {
  const shot = typeof text === 'string' ? Number(text) : Number.NaN
  return Number.isInteger(shot) && shot > 0 ? shot : null
}

/** A stored game, to be watched and checked. */
const ReplayPage = async ({ params, searchParams }: PageProps): Promise<ReactNode> => {
  const [{ id }, { shot }] = await Promise.all([params, searchParams])
  const { text, result, playedAt } = await orNotFound((await api()).replays.byId({ id }))
  const [t, format] = await Promise.all([getTranslations('replay'), getFormatter()])
  // computer players have no seat in the result, only in the replay
  const names = namesIn(text).map(
    (name, index) => result?.seats.find(({ seat }) => seat === index)?.name ?? name,
  )
  const [one = '', two = ''] = names
  const date = format.dateTime(playedAt, { dateStyle: 'long' })
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={names.length === 2 ? t('title', { one, two }) : t('titleMany', { count: names.length })}
        description={t('played', { date })}
        actions={result !== null && <ReplayFacts text={text} result={result} />}
      />
      <ReplayTheatre text={text} result={result} names={names} shot={shotIn(shot)} />
    </div>
  )
}

export default ReplayPage
