'use client'

import { playerColour } from '@skelly/court-view'
import { cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useLast } from '../frame/use-last.ts'
import { colourOf, type Said, type Say, type TableLook, tell, type Telling } from '@skelly/stage'
import type { Prompt } from './prompt.ts'
import type { RefusalKey } from './refusal-shown.ts'

interface StatusLineProps {
  readonly look: TableLook
  readonly said: Said | null
  readonly names: readonly string[]
  readonly prompt: Prompt | null
  /** Why the last flick or set-down was not counted, or null. */
  readonly refusal: RefusalKey | null
  /** How rulings are said, where a way to play says them otherwise. */
  readonly say?: Say | undefined
  /** Whether it is told elsewhere: then it is to be seen only. */
  readonly isSilent?: boolean
  /** Told where the buttons that say what a drag does have their place. */
  readonly onModesAt: (place: Element | null) => void
}

/** The player's colour as it can be read on the page, which is light or dark. */
const paintOf = (look: TableLook, seat: number | null): string => {
  if (seat === null) return 'inherit'
  const { light, shade } = playerColour(colourOf(look, seat))
  return `light-dark(${shade}, ${light})`
}

const Told = ({ telling, paint }: { readonly telling: Telling; readonly paint: string }): ReactNode => (
  <>
    {telling.by !== null && <span className="text-muted">{telling.by}: </span>}
    <strong
      className="font-chalk sideways:text-xl sideways:leading-6 text-2xl leading-7 font-normal"
      style={{ color: paint }}
    >
      {telling.headline}
    </strong>
    {telling.detail !== '' && `. ${telling.detail}`}
  </>
)

/** The ruling in words, read out by screen readers the moment the caps stop, and below it what to do now. */
export const StatusLine = ({
  look,
  said,
  names,
  prompt,
  refusal,
  isSilent = false,
  onModesAt,
  ...props
}: StatusLineProps): ReactNode => {
  const rulings = useTranslations('ruling')
  const t = useTranslations('match')
  const refusals = useTranslations('refusal')
  // what is no longer true stays in its place, unseen and unheard: to take it away lays the table out anew
  const asked = useLast(prompt === null ? null : t(prompt.key, { ...prompt.values }))
  const [first, ...others] = said === null ? [] : tell(said, names, props.say ?? rulings)
  return (
    <div className="beside:h-auto beside:max-w-72 beside:w-full beside:justify-self-end beside:lefty:justify-self-start beside:justify-start beside:px-0 sideways:text-xs flex h-21 shrink-0 flex-col items-center justify-center gap-0.5 px-3 pb-1 text-center text-sm leading-snug [grid-area:said] [@media(height>=46rem)]:h-28">
      <p
        role={isSilent ? undefined : 'status'}
        aria-live={isSilent ? 'off' : 'polite'}
        data-ruling
        className="beside:min-h-14 sideways:line-clamp-3 min-h-7 shrink-0 text-balance"
      >
        {first !== undefined && <Told telling={first} paint={paintOf(look, first.seat)} />}
        {others.map(({ headline }) => `. ${headline}`)}
      </p>
      <div className="beside:w-full beside:flex-col flex shrink-0 items-center justify-center gap-x-4 gap-y-1 [@media(height>=46rem)]:flex-wrap">
        {refusal === null ? (
          <p
            data-prompt={prompt?.key}
            className={cn('text-muted text-balance', prompt === null && 'invisible')}
          >
            {asked}
          </p>
        ) : (
          <p role="alert" data-refusal={refusal} className="text-bad font-medium text-balance">
            {t('notCounted')}: {refusals(refusal)}
          </p>
        )}
        <div ref={onModesAt} className="modes-as-signs shrink-0 empty:hidden" />
      </div>
    </div>
  )
}
