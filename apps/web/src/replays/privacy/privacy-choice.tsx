'use client'

import { useMutation } from '@tanstack/react-query'
import { Card, Switch, toast } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useTRPC } from '../../trpc/trpc.ts'

interface PrivacyChoiceProps {
  readonly replayId: string
  /** What this player has said. */
  readonly wantsPrivate: boolean
  /** How many of the others who played have not said that it is private. */
  readonly others: number
}

/** What a player of an unrated game says about who may see it: it is private once all who played say so. */
export const PrivacyChoice = ({ replayId, others, ...said }: PrivacyChoiceProps): ReactNode => {
  const t = useTranslations('privacy')
  const trpc = useTRPC()
  const [wants, setWants] = useState(said.wantsPrivate)
  const failed = (): void => {
    toast.error(t('failed'))
  }
  const choose = useMutation(
    trpc.replays.choosePrivacy.mutationOptions({
      onError: failed,
      onSuccess: (answer, { wantsPrivate }) => {
        if (answer.ok) setWants(wantsPrivate)
        else failed()
      },
    }),
  )
  const waits = others === 0 ? t('hidden') : t('waits', { count: others })
  return (
    <Card data-private={wants && others === 0} className="mx-auto my-4 w-full max-w-2xl px-5 py-4 sm:py-4">
      <Switch
        label={t('title')}
        hint={wants ? waits : t('shown')}
        checked={choose.isPending ? choose.variables.wantsPrivate : wants}
        onChange={(wantsPrivate) => {
          if (!choose.isPending) choose.mutate({ id: replayId, wantsPrivate })
        }}
      />
    </Card>
  )
}
