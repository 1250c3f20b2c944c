'use client'

import { Button, cn } from '@skelly/ui'
import { SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useRef, useState, type ReactNode } from 'react'
import { paths } from '../../frame/paths.ts'
import { FilterSelect } from './filter-select.tsx'
import { NameField } from './name-field.tsx'
import { RangeFields } from './range-fields.tsx'
import { readWishes } from './read-wishes.ts'
import {
  ENDINGS,
  GAME_EVENTS,
  REPLAY_ORDERS,
  SEAT_RESULTS,
  STORED_WAYS,
  type ReplayWishes,
} from './replay-wishes.ts'
import { replaysPath } from './replays-path.ts'

/**
 * What the list can be narrowed to: an address, so that it works before the page is alive, can be shared, and the way back
 * leads back. Alive, a choice is carried out as soon as it is made.
 */
export const ReplayFilters = ({ wishes }: { readonly wishes: ReplayWishes }): ReactNode => {
  const t = useTranslations('replays')
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [isOpen, setOpen] = useState(false)
  const go = (): void => {
    if (form.current === null) return
    router.push(replaysPath(readWishes(Object.fromEntries(new FormData(form.current)))), { scroll: false })
  }
  const options = <Word extends string>(words: readonly Word[], wordsOf: (word: Word) => string) => [
    { value: '', words: t('any') },
    ...words.map((word) => ({ value: word, words: wordsOf(word) })),
  ]
  return (
    <search>
      <form
        ref={form}
        action={paths.replays}
        aria-label={t('filters')}
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <NameField name="player" label={t('player')} value={wishes.player ?? ''} onTaken={go} />
        <Button
          variant="outline"
          className="w-full lg:hidden"
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen)
          }}
        >
          <SlidersHorizontal aria-hidden />
          {t(isOpen ? 'fewerFilters' : 'moreFilters')}
        </Button>
        <div className={cn('grid grid-cols-2 gap-4 lg:grid-cols-1', !isOpen && 'hidden lg:grid')}>
          <NameField name="against" label={t('against')} value={wishes.against ?? ''} onTaken={go} />
          {wishes.player !== undefined && (
            <FilterSelect
              name="result"
              label={t('resultOf', { name: wishes.player })}
              options={options(SEAT_RESULTS, (word) => t(`result_${word}`))}
              value={wishes.result ?? ''}
              onChange={go}
            />
          )}
          <FilterSelect
            name="way"
            label={t('way')}
            options={options(STORED_WAYS, (word) => t(`way_${word}`))}
            value={wishes.way ?? ''}
            onChange={go}
          />
          <FilterSelect
            name="ending"
            label={t('ending')}
            options={options(ENDINGS, (word) => t(`ending_${word}`))}
            value={wishes.ending ?? ''}
            onChange={go}
          />
          <FilterSelect
            name="event"
            label={t('event')}
            options={options(GAME_EVENTS, (word) => t(`event_${word}`))}
            value={wishes.event ?? ''}
            onChange={go}
          />
          <RangeFields wishes={wishes} onChange={go} />
          <FilterSelect
            name="order"
            label={t('order')}
            options={REPLAY_ORDERS.map((word) => ({ value: word, words: t(`order_${word}`) }))}
            value={wishes.order ?? 'newest'}
            onChange={go}
          />
        </div>
        <Button type="submit" variant="outline" className={cn('w-full', !isOpen && 'hidden lg:inline-flex')}>
          {t('show')}
        </Button>
      </form>
    </search>
  )
}
