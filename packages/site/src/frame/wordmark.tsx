import { Mark } from '@skelly/ui'
import type { ReactNode } from 'react'

/** The mark and the name in chalk. */
export const Wordmark = (): ReactNode => (
  <span className="font-chalk text-ink flex items-center gap-2 text-2xl leading-none">
    <Mark />
    <span className="-rotate-2">Skelly</span>
  </span>
)
