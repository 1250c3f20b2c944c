import { z } from 'zod'

/** What the audit is asked, as the page's address says it. */
export interface AuditWishes {
  /** An admin's id or 'command-line'; null for anybody. */
  readonly who: string | null
  readonly action: string | null
  /** Days on the reader's calendar, both included, as 2026-11-30; '' for no bound. */
  readonly from: string
  readonly to: string
  readonly text: string
}

const whoSchema = z.union([z.uuid(), z.literal('command-line')])
const daySchema = z.iso.date()
const LONGEST_TEXT = 200

/** Reads the address; what it says wrongly is as if it was not said. */
export const readAuditWishes = (asked: URLSearchParams): AuditWishes => ({
  who: whoSchema.safeParse(asked.get('who')).data ?? null,
  action: asked.get('action')?.slice(0, 60) ?? null,
  from: daySchema.safeParse(asked.get('from')).data ?? '',
  to: daySchema.safeParse(asked.get('to')).data ?? '',
  text: (asked.get('text') ?? '').trim().slice(0, LONGEST_TEXT),
})

/** The address that says them, beginning with ?; '' for the whole audit. */
export const auditWishesQuery = ({ action, from, text, to, who }: AuditWishes): string => {
  const said = new URLSearchParams({
    ...(text.trim() === '' ? {} : { text: text.trim() }),
    ...(action === null ? {} : { action }),
    ...(who === null ? {} : { who }),
    ...(from === '' ? {} : { from }),
    ...(to === '' ? {} : { to }),
  })
  return said.size === 0 ? '' : `?${said.toString()}`
}

/** The moment at which a day begins where the reader is, so many days on; null for no day. */
const startOf = (day: string, daysOn: number): number | null => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return day === '' ? null : new Date(year, month - 1, date + daysOn).getTime()
}

interface Question extends Pick<AuditWishes, 'who' | 'action' | 'text'> {
  readonly from: number | null
  readonly until: number | null
}

/** What the procedures are asked: days become moments on the reader's own clock. */
export const auditQuestionOf = ({ from, to, ...rest }: AuditWishes): Question => ({
  ...rest,
  from: startOf(from, 0),
  until: startOf(to, 1),
})
