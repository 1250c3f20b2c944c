'use client'

import { Alert, Button, Field, Input, Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode, SubmitEvent } from 'react'
import { AuthenticatorOffer } from './authenticator-offer.tsx'
import { doorErrorKey } from './door-errors.ts'
import { useAccepting, type Accepting } from './use-accepting.ts'

const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name', hint: 'nameHint' },
  { name: 'password', type: 'password', autoComplete: 'new-password', hint: 'passwordHint' },
] as const

/** Sets up how somebody comes in. */
export const AuthenticatorForm = (accepting: Accepting): ReactNode => {
  const [t, door] = [useTranslations('invite'), useTranslations('door')]
  const { form, offer, submit } = useAccepting(accepting)
  const { errors, isSubmitting } = form.formState
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    submit()
  }
  const wrongWith = (name: 'name' | 'password' | 'code'): string | null =>
    errors[name] === undefined ? null : door(`errors.${doorErrorKey(errors[name].message)}`)
  if (offer === null) return <Spinner />
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {errors.root !== undefined && (
        <Alert tone="bad">{door(`errors.${doorErrorKey(errors.root.message)}`)}</Alert>
      )}
      {/* Password managers keep the password with it. */}
      <input type="email" autoComplete="username" value={accepting.email} readOnly hidden />
      {FIELDS.map(({ name, type, autoComplete, hint }) => (
        <Field
          key={name}
          label={name === 'name' ? t('name') : door('password')}
          hint={t(hint)}
          error={wrongWith(name)}
        >
          {(control) => <Input {...control} {...form.register(name)} {...{ type, autoComplete }} />}
        </Field>
      ))}
      <AuthenticatorOffer {...offer} />
      <Field label={t('code')} error={wrongWith('code')}>
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            className="font-mono tracking-[0.2em]"
          />
        )}
      </Field>
      <Button type="submit" size="large" busy={isSubmitting}>
        {t('finish')}
      </Button>
    </form>
  )
}
