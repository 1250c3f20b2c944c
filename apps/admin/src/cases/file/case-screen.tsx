'use client'

import type { CaseFile, DecisionKind } from '@skelly/protocol'
import { toast } from '@skelly/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState, type ReactNode } from 'react'
import { KeysSheet } from '../../desk/keys-sheet.tsx'
import { paths } from '../../desk/paths.ts'
import { useDeskKeys } from '../../desk/use-desk-keys.ts'
import { useTRPC } from '../../trpc/trpc.ts'
import { useNextCase } from '../use-next-case.ts'
import { CaseHead } from './case-head.tsx'
import { CaseRecord } from './case-record.tsx'
import { CaseReplay } from './case-replay.tsx'
import { CaseTimeline } from './case-timeline.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useCaseKeys } from './use-case-keys.ts'
import { useCaseReplay } from './use-case-replay.ts'
import { useDeciding } from './use-deciding.ts'
import { whatIsOpen } from './what-is-open.ts'

interface CaseScreenProps {
  /** As the server knew it. */
  readonly file: CaseFile
  readonly webAddress: string
}

/** Milliseconds between two looks at what others have decided. */
const EVERY = 5_000

/** The case as it is now. */
const useFile = (known: CaseFile): CaseFile => {
  const trpc = useTRPC()
  const { matchId } = known
  const looks = { initialData: known, refetchInterval: EVERY, staleTime: EVERY }
  return useQuery(trpc.cases.byId.queryOptions({ matchId }, looks)).data
}

/** Evidence, record and decision on one screen. */
export const CaseScreen = ({ file: known, webAddress }: CaseScreenProps): ReactNode => {
  const t = useTranslations('cases')
  const file = useFile(known)
  const replay = useCaseReplay(file)
  const form = useDeciding(file)
  const [areKeysShown, showKeys] = useState(false)
  const router = useRouter()
  const goNext = useNextCase(file.matchId)
  const decide = (kind: DecisionKind): void => {
    if (whatIsOpen(file).includes(kind)) form.begin(kind)
    else toast.info(t('notNow', { what: t(`do_${kind}`), verdict: t(`verdict_${file.verdict}`) }))
  }
  useDeskKeys({
    ...{ u: () => decide('uphold'), v: () => decide('void'), x: () => decide('excuse') },
    ...{ r: () => decide('reverse'), m: () => decide('note') },
    n: goNext,
    Escape: () => {
      router.push(paths.cases)
    },
    '?': () => showKeys(true),
  })
  const keys = useCaseKeys()
  return (
    <div className="case-page" data-case-version={file.version}>
      <CaseHead {...{ file, webAddress }} onNext={goNext} onKeys={() => showKeys(true)} />
      <CaseTimeline file={file} current={replay.event} onChoose={replay.chooseEvent} />
      <section data-part="replay" className="min-w-0 px-2.5">
        <CaseReplay hasReplay={file.replay !== null} {...replay} />
      </section>
      <CaseRecord file={file} onDecide={decide} />
      <DecisionDialog form={form} />
      <KeysSheet isOpen={areKeysShown} onOpen={showKeys} keys={keys} />
    </div>
  )
}
