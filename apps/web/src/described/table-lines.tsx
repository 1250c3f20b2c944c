'use client'

import { boxWords, markWords, ownWords, pieceWords, useCourtWords, type DescribedTable } from '@skelly/stage'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface TableLinesProps {
  readonly table: DescribedTable
  /** Whether the cap from which all is seen is the reader's own. */
  readonly isMine: boolean
  /** Whether the game is over: then nothing is to be gained any more. */
  readonly isOver: boolean
  /** Whether it has done its run: then it hunts the others. */
  readonly isKiller: boolean
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly string[]
}

const Lines = ({ title, lines }: LinesProps): ReactNode =>
  lines.length > 0 && (
    <section className="space-y-1">
      <h3 className="font-semibold">{title}</h3>
      <ul className="space-y-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )

/** Where everything lies, seen from the cap that is played. */
export const TableLines = ({ table, isMine, isOver, isKiller }: TableLinesProps): ReactNode => {
  const t = useTranslations('described')
  const { fills } = useCourtWords()
  const { boxes, marks, others, target } = table
  const gained = target === null ? t(isKiller ? 'killer' : 'noTarget') : boxWords(target, t)
  return (
    <div className="space-y-3 text-sm">
      <p data-own>{ownWords(table, fills[table.own.piece.fill], isMine, t)}</p>
      <Lines title={t('target')} lines={isOver ? [] : [gained]} />
      <Lines title={t('others')} lines={others.map((seen) => pieceWords(seen, fills[seen.piece.fill], t))} />
      <Lines title={t('marks')} lines={marks.map((mark) => markWords(mark, t))} />
      <details>
        <summary className="min-h-11 cursor-pointer py-3 font-semibold">{t('boxes')}</summary>
        <ul className="space-y-1">
          {boxes.map((box) => (
            <li key={box.box}>{boxWords(box, t)}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
