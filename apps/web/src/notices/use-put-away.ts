import { toast } from '@skelly/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useTRPC } from '../trpc/trpc.ts'

interface PuttingAway {
  readonly busy: boolean
  readonly putAway: (id: string) => void
}

/** Puts a notice away: it is in the list of all from then on. `then` once that is done. */
export const usePutAway = (then: () => void): PuttingAway => {
  const t = useTranslations('notices')
  const trpc = useTRPC()
  const queries = useQueryClient()
  const { isPending, mutate } = useMutation({
    ...trpc.notices.putAway.mutationOptions(),
    onSuccess: async (_, { id }) => {
      const waiting = trpc.notices.mine.queryKey({ which: 'waiting' })
      queries.setQueryData(waiting, (before) => before?.filter((notice) => notice.id !== id))
      then()
      await queries.invalidateQueries(trpc.notices.mine.pathFilter())
    },
    onError: () => toast.error(t('failed')),
  })
  return { busy: isPending, putAway: (id) => mutate({ id }) }
}
