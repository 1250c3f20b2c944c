import { decodeReplay } from '@skelly/engine'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { LocalTime } from '@skelly/site'
import { previewOf } from '../../../../replays/picture/preview-of.ts'
import { PrivacyChoice } from '../../../../replays/privacy/privacy-choice.tsx'
import { ReplayFacts } from '../../../../replays/replay-facts.tsx'
import { ReplayTheatre } from '../../../../replays/replay-theatre.tsx'
import { seatsIn } from '../../../../replays/seats-in.ts'
import { shotIn } from '../../../../replays/shot-in.ts'
import { storedReplay } from '../../../../replays/stored-replay.ts'
import { orNotFound } from '@skelly/site/server'
import { orNull } from '../../../../server/or-null.ts'

interface PageProps {
  readonly params: Promise<{ readonly id: string }>
  readonly searchParams: Promise<{ readonly shot?: string | string[] }>
}

export const generateMetadata = async ({ params, searchParams }: PageProps): Promise<Metadata> => {
  const [{ id }, { shot }] = await Promise.all([params, searchParams])
  const t = await getTranslations('titles')
  const replay = await orNull(storedReplay(id))
  return { title: t('replay'), ...(replay === null ? {} : await previewOf(replay, shotIn(shot))) }
}

const Heading = async ({
  names,
  playedAt,
}: {
  names: readonly string[]
  playedAt: number
}): Promise<ReactNode> => {
  const [t, open] = await Promise.all([getTranslations('replay'), getTranslations('openReplay')])
  const [one = '', two = ''] = names
  const ofMany = names.length === 2 ? t('title', { one, two }) : t('titleMany', { count: names.length })
  return (
    <header className="sideways:order-last min-w-0 sm:space-y-3">
      <h1 className="font-chalk roomy:text-4xl line-clamp-2 text-xl leading-tight wrap-anywhere">
        {names.length === 1 ? open('alone', { name: one }) : ofMany}
      </h1>
      <LocalTime at={playedAt} className="text-muted text-sm sm:text-base" />
    </header>
  )
}

/** A stored game, to be watched and checked. The court comes first, and all that moves it is in view with it. */
const ReplayPage = async ({ params, searchParams }: PageProps): Promise<ReactNode> => {
  const [{ id }, { shot }] = await Promise.all([params, searchParams])
  const { text, result, playedAt, privacy } = await orNotFound(storedReplay(id))
  const decoded = decodeReplay(text)
  const seats = decoded.ok ? seatsIn(decoded.value, result) : []
  const names = seats.map(({ name }) => name)
  return (
    <>
      <div className="replay-page">
        <Heading names={names} playedAt={playedAt} />
        <ReplayTheatre text={text} result={result} names={names} shot={shotIn(shot)} />
        {decoded.ok && <ReplayFacts setup={decoded.value.setup} seats={seats} />}
      </div>
      {privacy.own !== null && <PrivacyChoice replayId={id} {...privacy.own} />}
    </>
  )
}

export default ReplayPage
