import type { OpenGame } from '@skelly/api'
import { Alert, buttonVariants, cn } from '@skelly/ui'
import { Timer } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { paths } from '../frame/paths.ts'

const wayTo = ({ matchId, way }: OpenGame): string =>
  way === 'online' ? paths.onlineMatch(matchId) : paths.match(matchId)

/** The way back into a game that is still on (policies, Return). */
export const BackToGame = async ({ game }: { readonly game: OpenGame }): Promise<ReactNode> => {
  const t = await getTranslations('home')
  return (
    <Alert tone="warning" className="items-center">
      <Timer aria-hidden />
      <p className="mr-auto">{t('backToGameLead')}</p>
      <Link
        href={wayTo(game)}
        className={cn(buttonVariants({ size: 'small' }), 'shrink-0 whitespace-nowrap')}
      >
        {t('backToGame')}
      </Link>
    </Alert>
  )
}
