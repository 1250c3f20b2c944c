import type { Database, NoticeRecord } from '@skelly/db'
import { noticeSchema, type NoticeView } from '@skelly/protocol'

/** More than anybody is shown. */
const MOST = 200

export interface NoticesQuestion {
  readonly playerId: string
  /** Those that wait to be put away, or all. */
  readonly which: 'waiting' | 'all'
}

/** What the desk has to tell a player, newest first. */
export const noticesOf = async (
  { notices }: Database,
  { playerId, which }: NoticesQuestion,
): Promise<readonly NoticeView[]> =>
  (await notices.of(playerId, which, MOST)).map((notice) =>
    noticeSchema.parse({
      id: notice.id,
      at: notice.at,
      isPutAway: notice.seenAt !== null,
      about: aboutOf(notice, playerId),
    }),
  )

const aboutOf = ({ appeal, decision, kind, suspension }: NoticeRecord, playerId: string): unknown => {
  if (decision === null) return { kind, ...suspension, ...appeal }
  const { hasAppealed, leaverId, ...said } = decision
  return { kind, ...said, leaver: leaverFor(playerId, leaverId), canAppeal: !hasAppealed }
}

const leaverFor = (readerId: string, leaverId: string | null): 'reader' | 'other' | 'nobody' => {
  if (leaverId === null) return 'nobody'
  return leaverId === readerId ? 'reader' : 'other'
}
