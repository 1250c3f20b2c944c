import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PlayersDesk } from '../../../players/players-desk.tsx'

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await getTranslations('desk'))('section_players'),
})

/** Players by their names. */
const PlayersPage = (): ReactNode => <PlayersDesk />

export default PlayersPage
