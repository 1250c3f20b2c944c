'use client'

import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Dialog, DialogContent, Field, Input } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { CodeInput } from '../door/code-input.tsx'
import { useTRPC } from '../trpc/trpc.ts'

interface StepUpDialogProps {
  readonly isOpen: boolean
  readonly onDone: (isShown: boolean) => void
}

const Form = ({ onDone }: Pick<StepUpDialogProps, 'onDone'>): ReactNode => {
  const t = useTranslations('stepUp')
  const door = useTranslations('door')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const stepUp = useMutation(useTRPC().me.stepUp.mutationOptions())
  const refusal = stepUp.data?.ok === false ? stepUp.data.refusal : null
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    stepUp.mutate(
      { password, code },
      {
        onSuccess: ({ ok }) => {
          if (ok) onDone(true)
          else setCode('')
        },
      },
    )
  }
  return (
    <form method="post" onSubmit={submit} className="mt-4 flex flex-col gap-4">
      {stepUp.isError && <Alert tone="bad">{door('errors.unknown')}</Alert>}
      {refusal !== null && <Alert tone="bad">{door(`errors.${refusal}`)}</Alert>}
      <Field label={door('password')}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => {
              setPassword(currentTarget.value)
            }}
          />
        )}
      </Field>
      <Field label={door('code')} hint={door('codeHint')}>
        {(control) => <CodeInput {...control} value={code} onCode={setCode} />}
      </Field>
      <Button type="submit" busy={stepUp.isPending} disabled={password === '' || code === ''}>
        {t('confirm')}
      </Button>
    </form>
  )
}

/** Asks for password and code before what can do the most harm, and lets it go on by itself then. */
export const StepUpDialog = ({ isOpen, onDone }: StepUpDialogProps): ReactNode => {
  const t = useTranslations('stepUp')
  const frame = useTranslations('desk')
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onDone(false)
      }}
    >
      <DialogContent title={t('title')} description={t('why')} close={frame('close')}>
        <Form onDone={onDone} />
      </DialogContent>
    </Dialog>
  )
}
