'use client'

import { playerColour } from '@skelly/court-view'
import type { CaseFile, TimelineEvent } from '@skelly/protocol'
import { cn } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, type ReactNode } from 'react'
import { eventPhrase } from './event-phrase.ts'
import { sinceBegin } from './since-begin.ts'

interface CaseTimelineProps {
  readonly file: Pick<CaseFile, 'timeline' | 'seats'>
  /** The line that the replay shows; -1 for none. */
  readonly current: number
  readonly onChoose: (index: number) => void
}

interface RowProps {
  readonly event: TimelineEvent
  readonly begin: number
  readonly seat: CaseFile['seats'][number] | null
  readonly isCurrent: boolean
  readonly onChoose: () => void
}

const TROUBLE = new Set<TimelineEvent['kind']>(['lost', 'hidden', 'clock-out', 'left', 'server-start'])

const Row = ({ event, begin, seat, isCurrent, onChoose }: RowProps): ReactNode => {
  const t = useTranslations('timeline')
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  const shot = event.ply === null ? '' : String(event.ply + 1)
  return (
    <li>
      <button
        ref={row}
        type="button"
        data-event={event.kind}
        data-why={event.reason ?? undefined}
        aria-current={isCurrent ? 'true' : undefined}
        // A mouse takes no focus here: the space bar stays the replay's own.
        onMouseDown={(event) => {
          event.preventDefault()
        }}
        onClick={onChoose}
        className="hover:bg-raised aria-[current=true]:bg-accent/15 flex w-full cursor-pointer items-baseline gap-2 rounded-md px-2 py-1 text-left text-[13px] leading-snug"
      >
        <time
          dateTime={new Date(event.at).toISOString()}
          title={new Date(event.at).toISOString()}
          className="text-muted shrink-0 font-mono text-xs tabular-nums"
        >
          {sinceBegin(event.at, begin)}
        </time>
        <span
          aria-hidden
          className="size-2 shrink-0 rounded-full"
          style={{ background: seat === null ? 'var(--line)' : playerColour(seat.colour).paint }}
        />
        <span className={cn('min-w-0', TROUBLE.has(event.kind) && 'text-bad')}>
          {seat !== null && <span className="text-ink font-medium">{seat.name} </span>}
          {t(eventPhrase(event), { shot })}
        </span>
      </button>
    </li>
  )
}

/** What happened, at the millisecond. Each line leads the replay to its moment. */
export const CaseTimeline = ({ file, current, onChoose }: CaseTimelineProps): ReactNode => {
  const t = useTranslations('timeline')
  const { timeline, seats } = file
  const begin = (timeline.find(({ kind }) => kind === 'began') ?? timeline[0])?.at ?? 0
  return (
    <section
      aria-label={t('title')}
      data-part="timeline"
      className="border-line bg-surface rounded-card border p-2"
    >
      <h2 className="text-muted px-2 pb-1 text-xs font-medium tracking-wide uppercase">{t('title')}</h2>
      {timeline.length === 0 && <p className="text-muted px-2 text-sm">{t('none')}</p>}
      <ol>
        {timeline.map((event, index) => (
          <Row
            key={`${String(event.at)}-${String(index)}`}
            {...{ event, begin }}
            seat={seats.find(({ seat }) => seat === event.seat) ?? null}
            isCurrent={index === current}
            onChoose={() => {
              onChoose(index)
            }}
          />
        ))}
      </ol>
    </section>
  )
}
