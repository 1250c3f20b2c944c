import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

export interface XpBar {
  readonly key: string
  readonly label: string
  readonly xp: number
}

interface XpBarsProps {
  readonly title: string
  readonly bars: readonly XpBar[]
  /** All XP: the whole width. */
  readonly all: number
  /** A Tailwind background. */
  readonly colour: string
}

/** Parts of somebody's XP, each with its part of the whole. */
export const XpBars = async ({ title, bars, all, colour }: XpBarsProps): Promise<ReactNode> => {
  const [t, format] = await Promise.all([getTranslations('player'), getFormatter()])
  return (
    <section className="space-y-2">
      <h3 className="text-muted text-sm font-medium">{title}</h3>
      <ul className="space-y-2" aria-label={title}>
        {bars.map(({ key, label, xp }) => (
          <li
            key={key}
            className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-sm"
            data-xp-from={key}
            data-xp={xp}
          >
            <span>{label}</span>
            <span className="tabular-nums">{t('xp', { xp: format.number(xp) })}</span>
            <span aria-hidden className="bg-ink/10 col-span-2 h-1.5 overflow-hidden rounded-full">
              <span
                className={`${colour} block h-full rounded-full`}
                style={{ width: `${String((100 * xp) / Math.max(1, all))}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
