import { Alert, Badge, PageHeading, buttonVariants } from '@skelly/ui'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths, signInFor, signUpFor } from '../../../frame/paths.ts'
import { FillGallery } from '../../../home/fill-gallery.tsx'
import { KeptOutCard } from '../../../ranked/kept-out-card.tsx'
import { RankedLobby } from '../../../ranked/ranked-lobby.tsx'
import { api } from '../../../server/api.ts'
import { currentPlayer, type CurrentPlayer } from '../../../server/current-player.ts'
import { BesideScene } from '../../../street/beside-scene.tsx'
import { StreetScene } from '../../../street/street-scene.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('titles'))('ranked'),
})

const ForVisitors = async (): Promise<ReactNode> => {
  const [t, frame, fills] = await Promise.all([
    getTranslations('ranked'),
    getTranslations('frame'),
    getTranslations('home'),
  ])
  return (
    <>
      <div className="bg-surface border-line rounded-card flex flex-wrap items-center gap-4 border p-6">
        <p className="mr-auto text-lg">{t('signInFirst')}</p>
        <Link href={signUpFor(paths.ranked)} className={buttonVariants()}>
          {frame('signUp')}
        </Link>
        <Link href={signInFor(paths.ranked)} className={buttonVariants({ variant: 'outline' })}>
          {frame('signIn')}
        </Link>
      </div>
      <FillGallery title={fills('fillsTitle')} lead={fills('fillsLead')} />
    </>
  )
}

const ForPlayers = async ({ card, openGame }: CurrentPlayer): Promise<ReactNode> => {
  const t = await getTranslations('ranked')
  // the page's head leads back to it
  if (openGame !== null) return <Alert>{t('errors.already-playing')}</Alert>
  const keptOut = await (await api()).ranked.standing()
  if (keptOut !== null) return <KeptOutCard keptOut={keptOut} />
  return (
    <BesideScene scene={<StreetScene of="corner" className="rounded-card shadow-card" />}>
      <RankedLobby rating={card.rating} />
    </BesideScene>
  )
}

/** One against one, rated. */
const RankedPage = async (): Promise<ReactNode> => {
  const [t, player] = await Promise.all([getTranslations('ranked'), currentPlayer()])
  const rating = player && (
    <p className="sm:text-right">
      <span className="text-muted block text-sm">{t('yourRating')}</span>
      <span className="text-3xl font-bold tabular-nums">{player.card.rating}</span>{' '}
      {player.card.provisional && <Badge>{t('provisional')}</Badge>}
    </p>
  )
  return (
    <div className="flex flex-col gap-8 py-4 sm:py-8">
      <PageHeading title={t('title')} description={t('lead')} actions={rating} />
      {player === null ? <ForVisitors /> : <ForPlayers {...player} />}
    </div>
  )
}

export default RankedPage
