'use client'

import { Alert, Button, Dialog, DialogContent, Textarea } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useId, type KeyboardEvent, type ReactNode, type SubmitEvent } from 'react'
import { DECISION_LOOKS } from './decision-looks.ts'
import { effectsOf } from './effects-of.ts'
import { signed } from './signed.ts'
import type { Deciding, DecisionForm } from './use-deciding.ts'

const LONGEST = 2_000

const Effects = ({ kind, file }: Deciding): ReactNode => {
  const t = useTranslations('cases')
  const effects = effectsOf(file, kind)
  if (effects.length === 0) return null
  return (
    <ul aria-label={t('effects')} className="border-line bg-page/60 mt-3 rounded-xl border px-3 py-2 text-sm">
      {effects.map(({ playerId, name, before, after }) => (
        <li key={playerId} className="flex justify-between gap-4 tabular-nums">
          <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
          <span>
            {before} → {after} ({signed(after - before)})
          </span>
        </li>
      ))}
    </ul>
  )
}

const Refusal = ({ refused, hasFailed }: Pick<DecisionForm, 'refused' | 'hasFailed'>): ReactNode => {
  const [t, desk] = [useTranslations('cases'), useTranslations('desk')]
  if (hasFailed) return <Alert tone="bad">{desk('unknown')}</Alert>
  if (refused === null) return null
  const verdict = t(`verdict_${refused.verdict}`)
  return (
    <Alert tone="warning" role="alert" data-refusal={refused.refusal}>
      <div>
        <p>{t(`refusal_${refused.refusal}`, { by: refused.by ?? '–', verdict })}</p>
        {refused.refusal === 'changed' && <p className="text-muted mt-1">{t('kept')}</p>}
      </div>
    </Alert>
  )
}

const Form = ({
  form,
  deciding,
}: {
  readonly form: DecisionForm
  readonly deciding: Deciding
}): ReactNode => {
  const [t, desk] = [useTranslations('cases'), useTranslations('desk')]
  const id = useId()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    form.confirm()
  }
  const onKey = (event: KeyboardEvent): void => {
    // A line break wants the shift key; while a word is being composed, Enter is the composer's.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    form.confirm()
  }
  return (
    <form method="post" onSubmit={submit} className="mt-4 flex flex-col gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {deciding.kind === 'note' ? t('noteText') : t('reason')}
      </label>
      <Textarea
        id={id}
        autoFocus
        required
        rows={4}
        maxLength={LONGEST}
        value={form.reason}
        onChange={({ currentTarget }) => {
          form.write(currentTarget.value)
        }}
        onKeyDown={onKey}
        aria-describedby={`${id}hint`}
      />
      <p id={`${id}hint`} className="text-muted text-xs">
        {deciding.kind === 'note' ? t('noteHint') : t('reasonHint')}
      </p>
      <Refusal {...form} />
      <div className="flex justify-end gap-3">
        <Button variant="outline" onClick={form.cancel}>
          {desk('cancel')}
        </Button>
        <Button
          type="submit"
          variant={deciding.kind === 'note' ? 'outline' : DECISION_LOOKS[deciding.kind]}
          busy={form.isSending}
          disabled={form.reason.trim() === '' || form.refused?.refusal === 'changed'}
        >
          {t(`confirm_${deciding.kind}`)}
        </Button>
      </div>
    </form>
  )
}

/** Asks for the reason, says what would happen, and does it: Enter confirms, Escape leaves everything as it is. */
export const DecisionDialog = ({ form }: { readonly form: DecisionForm }): ReactNode => {
  const [t, desk] = [useTranslations('cases'), useTranslations('desk')]
  const { deciding } = form
  return (
    <Dialog
      open={deciding !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) form.cancel()
      }}
    >
      {deciding !== null && (
        <DialogContent
          title={t(`ask_${deciding.kind}`)}
          description={t(`what_${deciding.kind}`)}
          close={desk('close')}
        >
          <Effects {...deciding} />
          <Form form={form} deciding={deciding} />
        </DialogContent>
      )}
    </Dialog>
  )
}
