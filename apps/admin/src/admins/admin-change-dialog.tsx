'use client'

import { Alert, Button, Dialog, DialogContent, Textarea } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import type { AdminChange, WishedChange } from './use-admin-change.ts'

const LONGEST = 2_000

interface FormProps {
  readonly change: AdminChange
  readonly wished: WishedChange
}

const Form = ({ change, wished: { kind } }: FormProps): ReactNode => {
  const [t, desk] = [useTranslations('admins'), useTranslations('desk')]
  const [reason, setReason] = useState('')
  const id = useId()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    change.confirm(reason)
  }
  return (
    <form method="post" onSubmit={submit} className="mt-4 flex flex-col gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {t('reason')}
      </label>
      <Textarea
        id={id}
        autoFocus
        required
        rows={3}
        maxLength={LONGEST}
        value={reason}
        onChange={({ currentTarget }) => {
          setReason(currentTarget.value)
        }}
        aria-describedby={`${id}hint`}
      />
      <p id={`${id}hint`} className="text-muted text-xs">
        {t('reasonHint')}
      </p>
      {change.hasFailed && <Alert tone="bad">{desk('unknown')}</Alert>}
      {change.refusal !== null && <Alert tone="warning">{t(`refusal_${change.refusal}`)}</Alert>}
      <div className="flex justify-end gap-3">
        <Button variant="outline" onClick={change.cancel}>
          {desk('cancel')}
        </Button>
        <Button
          type="submit"
          variant={kind === 'suspend' || kind === 'demote' ? 'brick' : 'primary'}
          busy={change.isSending}
          disabled={reason.trim() === ''}
        >
          {t(`${kind}Confirm`)}
        </Button>
      </div>
    </form>
  )
}

/** Asks for the reason before somebody's role or way in is changed. */
export const AdminChangeDialog = ({ change }: Pick<FormProps, 'change'>): ReactNode => {
  const [t, desk] = [useTranslations('admins'), useTranslations('desk')]
  const { wished } = change
  return (
    <Dialog
      open={wished !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) change.cancel()
      }}
    >
      {wished !== null && (
        <DialogContent
          title={t(`${wished.kind}Named`, { name: wished.admin.name })}
          description={t(`${wished.kind}What`)}
          close={desk('close')}
        >
          <Form change={change} wished={wished} />
        </DialogContent>
      )}
    </Dialog>
  )
}
