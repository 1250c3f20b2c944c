'use client'

import { Alert, Button, Field, Input } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode, SubmitEvent } from 'react'
import { signUpErrorKey } from './sign-up-errors.ts'
import { useSignUp } from './use-sign-up.ts'

const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'username' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'password', type: 'password', autoComplete: 'new-password' },
] as const

/** A name to play under, an e-mail address and a password. */
export const SignUpForm = ({ next }: { readonly next: string }): ReactNode => {
  const t = useTranslations('signUp')
  const { form, submit } = useSignUp(next)
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    submit()
  }
  const errorOf = (message: string | undefined): string | null =>
    message === undefined ? null : t(`errors.${signUpErrorKey(message)}`)
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {FIELDS.map(({ name, type, autoComplete }) => (
        <Field key={name} label={t(name)} hint={t(`${name}Hint`)} error={errorOf(errors[name]?.message)}>
          {(control) => (
            <Input
              {...control}
              {...form.register(name)}
              type={type}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      ))}
      {errors.root !== undefined && <Alert tone="bad">{errorOf(errors.root.message)}</Alert>}
      <Button
        type="submit"
        size="large"
        busy={isSubmitting || (isSubmitSuccessful && Object.keys(errors).length === 0)}
      >
        {isSubmitting ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
