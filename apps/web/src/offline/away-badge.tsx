import { Badge } from '@skelly/ui'
import { WifiOff } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

/** In the place of who is signed in: nobody knows without a connection. */
export const AwayBadge = async (): Promise<ReactNode> => {
  const t = await getTranslations('offline')
  return (
    <Badge data-away className="min-h-9 px-3">
      <WifiOff aria-hidden />
      {t('away')}
    </Badge>
  )
}
