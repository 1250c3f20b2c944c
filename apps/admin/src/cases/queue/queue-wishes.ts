import { caseReasonSchema, verdictSchema, type CaseReason, type Verdict } from '@skelly/protocol'

/** Which cases are listed, as the page's address says it. */
export interface QueueWishes {
  /** Null for all. */
  readonly verdict: Verdict | null
  readonly reason: CaseReason | null
  /** The beginning of the name of whoever walked out; '' for anybody. */
  readonly leaver: string
  readonly isAppealed: boolean
}

/** What is listed when nobody asks for anything: what waits to be decided. */
export const USUAL_WISHES: QueueWishes = { verdict: 'open', reason: null, leaver: '', isAppealed: false }

const LONGEST_NAME = 40

/** Reads the address; what it says wrongly is as if it was not said. */
export const readWishes = (asked: URLSearchParams): QueueWishes => ({
  verdict:
    asked.get('verdict') === 'all'
      ? null
      : (verdictSchema.safeParse(asked.get('verdict')).data ?? USUAL_WISHES.verdict),
  reason: caseReasonSchema.safeParse(asked.get('reason')).data ?? null,
  leaver: (asked.get('leaver') ?? '').trim().slice(0, LONGEST_NAME),
  isAppealed: asked.get('appealed') === '1',
})

/** The address that says them, beginning with ?; '' for the usual ones. */
export const wishesQuery = ({ verdict, reason, leaver, isAppealed }: QueueWishes): string => {
  const said = new URLSearchParams({
    ...(verdict === USUAL_WISHES.verdict ? {} : { verdict: verdict ?? 'all' }),
    ...(reason === null ? {} : { reason }),
    ...(leaver.trim() === '' ? {} : { leaver: leaver.trim() }),
    ...(isAppealed ? { appealed: '1' } : {}),
  })
  return said.size === 0 ? '' : `?${said.toString()}`
}
