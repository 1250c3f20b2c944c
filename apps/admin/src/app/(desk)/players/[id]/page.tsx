import { orNotFound } from '@skelly/site/server'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { PlayerScreen } from '../../../../players/player-screen.tsx'
import { api } from '../../../../server/api.ts'

interface PageProps {
  readonly params: Promise<{ readonly id: string }>
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('players'))('one'),
})

/** A player with their history. */
const PlayerPage = async ({ params }: PageProps): Promise<ReactNode> => {
  const { id } = await params
  if (!z.uuid().safeParse(id).success) notFound()
  return <PlayerScreen key={id} given={await orNotFound((await api()).players.byId({ id }))} />
}

export default PlayerPage
