'use client'

import type { AppealView } from '@skelly/protocol'
import { LocalTime } from '@skelly/site'
import { Alert, Button, Textarea, toast } from '@skelly/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTRPC } from '../../trpc/trpc.ts'

interface AppealCardProps {
  readonly appeal: AppealView
  readonly name: string
}

const LONGEST = 2_000

const AnswerForm = ({ appeal, name }: AppealCardProps): ReactNode => {
  const [t, desk] = [useTranslations('cases'), useTranslations('desk')]
  const trpc = useTRPC()
  const queries = useQueryClient()
  const id = useId()
  const [text, setText] = useState('')
  const answer = useMutation(trpc.cases.answerAppeal.mutationOptions())
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    answer.mutate(
      { appealId: appeal.id, answer: text },
      {
        onSuccess: ({ ok }) => {
          if (ok) toast.success(t('answered'))
          void queries.invalidateQueries({ queryKey: trpc.cases.pathKey() })
        },
      },
    )
  }
  return (
    <form method="post" onSubmit={submit} className="mt-2 flex flex-col gap-2">
      <label htmlFor={id} className="text-xs font-medium">
        {t('answer', { name })}
      </label>
      <Textarea
        id={id}
        value={text}
        maxLength={LONGEST}
        rows={3}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
        }}
      />
      {answer.isError && <Alert tone="bad">{desk('unknown')}</Alert>}
      {answer.data?.ok === false && <Alert tone="bad">{t('answeredAlready')}</Alert>}
      <Button
        type="submit"
        size="small"
        busy={answer.isPending}
        disabled={text.trim() === ''}
        className="self-start"
      >
        {t('sendAnswer')}
      </Button>
    </form>
  )
}

/** What a player has to say about the case, and what the desk answered. Texts of players stay texts. */
export const AppealCard = ({ appeal, name }: AppealCardProps): ReactNode => {
  const t = useTranslations('cases')
  return (
    <article data-appeal={appeal.id} className="border-accent/40 rounded-xl border p-2.5 text-[13px]">
      <p className="text-muted text-xs">
        {t('appealOf', { name })} · <LocalTime at={appeal.at} />
      </p>
      <p className="mt-1 break-words whitespace-pre-line">{appeal.text}</p>
      {appeal.answer === null || appeal.answeredAt === null ? (
        <AnswerForm appeal={appeal} name={name} />
      ) : (
        <div className="border-line mt-2 border-l-2 pl-2.5">
          <p className="text-muted text-xs">
            {appeal.answeredBy} · <LocalTime at={appeal.answeredAt} />
          </p>
          <p className="break-words whitespace-pre-line">{appeal.answer}</p>
        </div>
      )}
    </article>
  )
}
