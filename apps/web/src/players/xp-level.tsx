import type { XpRow } from '@skelly/engine'
import { xpOfLevel, type PlayerCard } from '@skelly/protocol'
import { Meter } from '@skelly/ui'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { WayRecord } from './way-records.tsx'
import { XpBars, type XpBar } from './xp-bars.tsx'
import { xpUnexplained } from './xp-unexplained.ts'

interface XpLevelProps {
  readonly card: PlayerCard
  readonly ways: readonly WayRecord[]
  /** What gave XP by the rows of R11, from the top. */
  readonly rows: readonly { readonly row: XpRow; readonly xp: number }[]
}

/** How far a player is to the next level, what gave the XP, and in which games. */
export const XpLevel = async ({ card: { level, xp }, rows, ways }: XpLevelProps): Promise<ReactNode> => {
  const t = await getTranslations('player')
  const [start, end] = [xpOfLevel(level), xpOfLevel(level + 1)]
  const words = t('toNextLevel', { xp: end - xp, level: level + 1 })
  const earlier = xpUnexplained(xp, rows)
  const gaveIt: readonly XpBar[] = [
    ...rows.map((each) => ({ key: each.row, label: t(`xpRow_${each.row}`), xp: each.xp })),
    ...(earlier > 0 ? [{ key: 'earlier', label: t('xpRow_earlier'), xp: earlier }] : []),
  ]
  const cameIn = ways
    .filter((way) => way.xp > 0)
    .toSorted((one, other) => other.xp - one.xp)
    .map((each) => ({ key: each.way, label: t(`way_${each.way}`), xp: each.xp }))
  return (
    <div className="space-y-5">
      <div className="space-y-1.5">
        <p className="flex items-baseline justify-between gap-3">
          <span className="text-2xl font-semibold">{t('level', { level })}</span>
          <span className="text-muted text-sm">{words}</span>
        </p>
        <Meter label={t('levelMeter')} value={xp - start} of={end - start} words={words} />
      </div>
      {xp > 0 && (
        <>
          <XpBars title={t('xpFor')} bars={gaveIt} all={xp} colour="bg-accent" />
          <XpBars title={t('xpFrom')} bars={cameIn} all={xp} colour="bg-sky" />
        </>
      )}
    </div>
  )
}
