import { xpOfLevel, type PlayerCard } from '@skelly/protocol'
import { Meter } from '@skelly/ui'
import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { WayRecord } from './way-records.tsx'

interface XpLevelProps {
  readonly card: PlayerCard
  readonly ways: readonly WayRecord[]
}

/** How far a player is to the next level, and which games the XP came from. */
export const XpLevel = async ({ card: { level, xp }, ways }: XpLevelProps): Promise<ReactNode> => {
  const [t, format] = await Promise.all([getTranslations('player'), getFormatter()])
  const [start, end] = [xpOfLevel(level), xpOfLevel(level + 1)]
  const words = t('toNextLevel', { xp: end - xp, level: level + 1 })
  const giving = ways.filter((way) => way.xp > 0).toSorted((one, other) => other.xp - one.xp)
  return (
    <div className="space-y-4">
      <div className="space-y-1.5">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-2xl font-semibold">{t('level', { level })}</span>
          <span className="text-muted text-sm">{words}</span>
        </p>
        <Meter label={t('levelMeter')} value={xp - start} of={end - start} words={words} />
      </div>
      <ul className="space-y-2" aria-label={t('xpFrom')}>
        {giving.map((way) => (
          <li
            key={way.way}
            className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm"
            data-xp-from={way.way}
          >
            <span>{t(`way_${way.way}`)}</span>
            <span className="tabular-nums">{t('xp', { xp: format.number(way.xp) })}</span>
            <span aria-hidden className="bg-raised col-span-2 h-1.5 overflow-hidden rounded-full">
              <span
                className="bg-sky block h-full rounded-full"
                style={{ width: `${String((100 * way.xp) / Math.max(1, xp))}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
