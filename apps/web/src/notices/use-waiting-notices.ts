import type { NoticeView } from '@skelly/protocol'
import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '../trpc/trpc.ts'

/** How often is asked whether there is something new, ms. */
const ASK_EVERY = 60_000

/** What waits to be put away, newest first: what the page came with, and what is known since. */
export const useWaitingNotices = (given: readonly NoticeView[]): readonly NoticeView[] => {
  const trpc = useTRPC()
  const { data } = useQuery({
    ...trpc.notices.mine.queryOptions({ which: 'waiting' }),
    initialData: [...given],
    refetchInterval: ASK_EVERY,
  })
  return data
}
