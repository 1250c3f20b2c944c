import { Initial } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PlayerName } from './player-name.tsx'

/** How often a player came before somebody else, and behind. */
export interface OpponentRecord {
  readonly name: string
  readonly ahead: number
  readonly behind: number
}

/** Against whom a player did how well: those met most often. */
export const OpponentRecords = async ({
  opponents,
}: {
  readonly opponents: readonly OpponentRecord[]
}): Promise<ReactNode> => {
  const t = await getTranslations('player')
  return (
    <ul>
      {opponents.map(({ name, ahead, behind }) => (
        <li
          key={name}
          className="border-line grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-b py-2.5 last:border-0"
        >
          <span className="flex min-w-0 items-center gap-3">
            <Initial name={name} className="size-8 text-sm" />
            <PlayerName
              name={name}
              className="-my-2.5 inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere"
            />
          </span>
          <span className="tabular-nums" aria-label={t('aheadBehind', { ahead, behind })}>
            {ahead} : {behind}
          </span>
          <span aria-hidden className="bg-brick/45 col-span-2 flex h-1.5 overflow-hidden rounded-full">
            <span
              className="bg-good block h-full"
              style={{ width: `${String((100 * ahead) / Math.max(1, ahead + behind))}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
