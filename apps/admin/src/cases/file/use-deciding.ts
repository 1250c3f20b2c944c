'use client'

import type { CaseFile, Decided, DecisionKind } from '@skelly/protocol'
import { toast } from '@skelly/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useTRPC } from '../../trpc/trpc.ts'
import { standingDecision } from './what-is-open.ts'

type Refused = Extract<Decided, { readonly ok: false }>

/** A decision that is being made: what it was begun on is what it is about, whatever comes in meanwhile. */
export interface Deciding {
  readonly kind: DecisionKind
  readonly file: CaseFile
}

export interface DecisionForm {
  /** Null while nothing is being decided. */
  readonly deciding: Deciding | null
  readonly reason: string
  readonly write: (reason: string) => void
  /** Why it was not taken; null for nothing. */
  readonly refused: Refused | null
  readonly hasFailed: boolean
  readonly isSending: boolean
  readonly begin: (kind: DecisionKind) => void
  readonly confirm: () => void
  readonly cancel: () => void
}

/** What was typed, a text for each kind of decision. */
const useTexts = (kind: DecisionKind | undefined) => {
  const [texts, setTexts] = useState<Readonly<Partial<Record<DecisionKind, string>>>>({})
  return {
    reason: kind === undefined ? '' : (texts[kind] ?? ''),
    write: (text: string): void => {
      if (kind !== undefined) setTexts((before) => ({ ...before, [kind]: text }))
    },
  }
}

/**
 * Decides about a case. What was typed is kept until it is sent, for this case and this kind of decision alone: a note for
 * the desk never becomes what players read.
 */
export const useDeciding = (file: CaseFile): DecisionForm => {
  const t = useTranslations('cases')
  const trpc = useTRPC()
  const queries = useQueryClient()
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const { reason, write } = useTexts(deciding?.kind)
  const decide = useMutation(trpc.cases.decide.mutationOptions())
  const begin = (kind: DecisionKind): void => {
    decide.reset()
    setDeciding({ kind, file })
  }
  const done = (kind: DecisionKind): void => {
    setDeciding(null)
    write('')
    toast.success(t(`done_${kind}`))
  }
  const confirm = (): void => {
    if (deciding === null || reason.trim() === '' || decide.isPending) return
    const { kind, file: seen } = deciding
    const reversesId = kind === 'reverse' ? (standingDecision(seen)?.id ?? null) : null
    decide.mutate(
      { matchId: seen.matchId, version: seen.version, kind, reason, reversesId },
      {
        onSuccess: ({ ok }) => {
          if (ok) done(kind)
        },
        onSettled: () => void queries.invalidateQueries({ queryKey: trpc.cases.pathKey() }),
      },
    )
  }
  return {
    ...{ deciding, reason, write, begin, confirm },
    refused: decide.data?.ok === false ? decide.data : null,
    hasFailed: decide.isError,
    isSending: decide.isPending,
    cancel: () => setDeciding(null),
  }
}
