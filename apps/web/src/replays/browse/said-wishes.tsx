import { X } from 'lucide-react'
import { getFormatter, getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { ReplayWishes, WishName } from './replay-wishes.ts'
import { replaysPath } from './replays-path.ts'

/** A wish in words, and the names of what says it. */
interface SaidWish {
  readonly words: string
  readonly names: readonly WishName[]
}

/** The wishes in words, each as it can be taken back. */
const saidWishes = async (wishes: ReplayWishes): Promise<readonly SaidWish[]> => {
  const [t, format] = await Promise.all([getTranslations('replays'), getFormatter()])
  const { against, days, ending, event, from, least, length, most, order, player, result, to, way } = wishes
  const day = (text: string): string =>
    format.dateTime(new Date(`${text}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })
  const said = (names: readonly WishName[], words: string | false): readonly SaidWish[] =>
    words === false ? [] : [{ names, words }]
  const ofPlayer: readonly WishName[] = against === undefined ? ['player', 'result'] : ['player']
  return [
    ...said(ofPlayer, player ?? false),
    ...said(['against'], against !== undefined && t('saidAgainst', { name: against })),
    ...said(['result'], result !== undefined && t(`said_${result}`, { name: player ?? '' })),
    ...said(['way'], way !== undefined && t(`way_${way}`)),
    ...said(['ending'], ending !== undefined && t(`ending_${ending}`)),
    ...said(['event'], event !== undefined && t(`event_${event}`)),
    ...said(['days'], days !== undefined && t(`days_${days}`)),
    ...said(['from'], from !== undefined && t('saidFrom', { day: day(from) })),
    ...said(['to'], to !== undefined && t('saidTo', { day: day(to) })),
    ...said(['length'], length !== undefined && t(`length_${length}`)),
    ...said(['least'], least !== undefined && t('saidLeast', { flicks: least })),
    ...said(['most'], most !== undefined && t('saidMost', { flicks: most })),
    ...said(['order'], order !== undefined && t(`order_${order}`)),
  ]
}

const without = (wishes: ReplayWishes, names: readonly WishName[]): ReplayWishes => {
  const left: ReplayWishes = { ...wishes, ...Object.fromEntries(names.map((name) => [name, undefined])) }
  const { against, player } = left
  // who is left of two is the one who is asked for
  return player === undefined ? { ...left, player: against, against: undefined } : left
}

/** What the list is narrowed to: each a way to the list without it. */
export const SaidWishes = async ({ wishes }: { readonly wishes: ReplayWishes }): Promise<ReactNode> => {
  const t = await getTranslations('replays')
  const said = await saidWishes(wishes)
  if (said.length === 0) return null
  return (
    <ul aria-label={t('narrowed')} className="flex flex-wrap gap-2">
      {said.map(({ names, words }) => (
        <li key={names.join(' ')} className="max-w-full">
          <Link
            href={replaysPath(without(wishes, names))}
            aria-label={t('takeBack', { words })}
            className="border-line bg-raised hover:border-muted inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border px-3 text-sm font-medium pointer-coarse:min-h-11"
          >
            <span className="wrap-anywhere">{words}</span>
            <X aria-hidden className="text-muted size-4 shrink-0" />
          </Link>
        </li>
      ))}
      {said.length > 1 && (
        <li>
          <Link
            href={replaysPath({})}
            className="text-muted hover:text-ink inline-flex min-h-9 items-center px-2 text-sm underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {t('clear')}
          </Link>
        </li>
      )}
    </ul>
  )
}
