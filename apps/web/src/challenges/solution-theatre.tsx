'use client'

import { YOU, type Level } from '@skelly/engine/challenges'
import { Alert, Button, Spinner } from '@skelly/ui'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo, type ReactNode } from 'react'
import { ReplayTheatre } from '../replays/replay-theatre.tsx'
import { useTRPCClient } from '../trpc/trpc.ts'
import { firstLook } from './level-look.ts'
import { playSolution } from './play-solution.ts'
import { useLevelWords } from './use-level-words.ts'

interface SolutionTheatreProps {
  readonly level: Level
  readonly onBack: () => void
}

const useSolution = (level: Level, name: string) => {
  const api = useTRPCClient()
  return useQuery({
    queryKey: ['solution', level.number, name],
    queryFn: async (): Promise<string> => {
      const answer = await api.challenges.solution.query({ number: level.number })
      if (!answer.ok) throw new Error(answer.refusal)
      return playSolution({ level, solution: answer.value, name })
    },
    staleTime: Infinity,
    retry: 1,
    networkMode: 'always',
  })
}

/** A level's solution to be watched, shot by shot. */
export const SolutionTheatre = ({ level, onBack }: SolutionTheatreProps): ReactNode => {
  const t = useTranslations('challenges')
  const device = useTranslations('device')
  const { names } = useLevelWords(level)
  const { data, isError } = useSolution(level, names[YOU] ?? '')
  const attempt = useMemo(() => ({ level, look: firstLook(level) }), [level])
  return (
    <main
      id="content"
      className="mx-auto flex w-full max-w-6xl flex-col gap-2 px-4 pt-2 pb-12 [--replay-above:4rem] sm:px-6"
    >
      <header className="flex min-h-10 items-center gap-3">
        <Button variant="ghost" size="small" className="-ml-3" onClick={onBack}>
          <ArrowLeft aria-hidden />
          {device('back')}
        </Button>
        <h1 className="font-chalk truncate text-xl">{t('solutionTitle', { number: level.number })}</h1>
      </header>
      {isError && <Alert tone="warning">{t('solutionFailed')}</Alert>}
      {data === undefined && !isError && <Spinner />}
      {data !== undefined && (
        <ReplayTheatre
          text={data}
          result={null}
          names={names}
          shot={null}
          isShared={false}
          attempt={attempt}
        />
      )}
    </main>
  )
}
