'use client'

import type { CaseFile, DecisionKind } from '@skelly/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AppealCard } from './appeal-card.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { DecisionList } from './decision-list.tsx'
import { EstimateLine } from './estimate-line.tsx'
import { SeatCard } from './seat-card.tsx'
import { whatIsOpen } from './what-is-open.ts'

interface CaseRecordProps {
  readonly file: CaseFile
  readonly onDecide: (kind: DecisionKind) => void
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode => (
  <section aria-label={title} className="space-y-1.5">
    <h2 className="text-muted text-xs font-medium tracking-wide uppercase">{title}</h2>
    {children}
  </section>
)

/** Who played, what computer players make of it, what was decided, what the players say; and what to decide. */
export const CaseRecord = ({ file, onDecide }: CaseRecordProps): ReactNode => {
  const t = useTranslations('cases')
  const nameOf = (playerId: string): string => file.seats.find(({ id }) => id === playerId)?.name ?? ''
  return (
    <div data-part="record" className="flex flex-col gap-3 pr-1">
      <div className="bg-page sticky top-0 z-10 pb-1">
        <DecisionButtons open={whatIsOpen(file)} onDecide={onDecide} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
        {file.seats.map((seat) => (
          <SeatCard key={seat.id} seat={seat} isLeaver={seat.id === file.leaverId} />
        ))}
      </div>
      <Part title={t('estimate')}>
        <EstimateLine {...file} />
      </Part>
      {file.appeals.length > 0 && (
        <Part title={t('appeals')}>
          {file.appeals.map((appeal) => (
            <AppealCard key={appeal.id} appeal={appeal} name={nameOf(appeal.playerId)} />
          ))}
        </Part>
      )}
      <Part title={t('decisions')}>
        <DecisionList {...file} />
      </Part>
    </div>
  )
}
