'use client'

import { Alert, Button, Field, Textarea } from '@skelly/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useTRPC } from '../trpc/trpc.ts'

/** Characters of an appeal. */
const LONGEST = 2_000

/** One text to the desk about a case: asked for, written, sent. */
export const AppealForm = ({ matchId }: { readonly matchId: string }): ReactNode => {
  const t = useTranslations('notices')
  const trpc = useTRPC()
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const { data, isError, isPending, mutate } = useMutation({
    ...trpc.cases.appeal.mutationOptions(),
    onSuccess: () => queries.invalidateQueries(trpc.notices.mine.pathFilter()),
  })
  if (data !== undefined)
    return <Alert tone={data.ok ? 'good' : 'warning'}>{t(data.ok ? 'appealed' : data.refusal)}</Alert>
  if (!isOpen)
    return (
      <Button variant="outline" size="small" className="self-start" onClick={() => setIsOpen(true)}>
        <MessageSquareText aria-hidden />
        {t('appeal')}
      </Button>
    )
  return (
    <form
      method="post"
      className="flex w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ matchId, text })
      }}
    >
      <Field label={t('appealLabel')} hint={t('appealHint', { left: LONGEST - text.length })}>
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            value={text}
            maxLength={LONGEST}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      {isError && <Alert tone="bad">{t('failed')}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={isPending} disabled={text.trim() === ''}>
          {t('appealSend')}
        </Button>
        <Button variant="ghost" size="small" onClick={() => setIsOpen(false)}>
          {t('appealCancel')}
        </Button>
      </div>
    </form>
  )
}
