'use client'

import { Alert, Button, Dialog, DialogContent, Field, Textarea } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode, type SubmitEvent } from 'react'

const LONGEST = 2_000

interface ReasonDialogProps {
  readonly title: ReactNode
  readonly description: ReactNode
  /** Who reads the reason. */
  readonly hint: ReactNode
  readonly confirm: ReactNode
  readonly isOpen: boolean
  readonly busy: boolean
  /** Why it was not done; null while nothing is wrong. */
  readonly problem: string | null
  /** What is asked for before the reason. */
  readonly children?: ReactNode
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

const Form = (props: ReasonDialogProps): ReactNode => {
  const [t, desk] = [useTranslations('players'), useTranslations('desk')]
  const [reason, setReason] = useState('')
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    props.onConfirm(reason)
  }
  return (
    <form method="post" onSubmit={submit} className="mt-4 flex flex-col gap-4">
      {props.children}
      <Field label={t('reason')} hint={props.hint}>
        {(control) => (
          <Textarea
            {...control}
            required
            maxLength={LONGEST}
            value={reason}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value)
            }}
          />
        )}
      </Field>
      {props.problem !== null && <Alert tone="bad">{props.problem}</Alert>}
      <div className="flex justify-end gap-3">
        <Button variant="outline" onClick={props.onClose}>
          {desk('cancel')}
        </Button>
        <Button type="submit" busy={props.busy} disabled={reason.trim() === ''}>
          {props.confirm}
        </Button>
      </div>
    </form>
  )
}

/** Asks why before something is done to a player. */
export const ReasonDialog = (props: ReasonDialogProps): ReactNode => {
  const desk = useTranslations('desk')
  return (
    <Dialog
      open={props.isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose()
      }}
    >
      <DialogContent title={props.title} description={props.description} close={desk('close')}>
        <Form {...props} />
      </DialogContent>
    </Dialog>
  )
}
