'use client'

import { Alert, Button, Field, Input } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode, SubmitEvent } from 'react'
import { paths } from '../frame/paths.ts'
import { signInErrorKey } from './sign-in-errors.ts'
import { useSignIn } from './use-sign-in.ts'

const FIELDS = [
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'password', type: 'password', autoComplete: 'current-password' },
] as const

const FILLED = {
  email: (email: string) => email.trim() !== '' || 'required',
  password: (password: string) => password !== '' || 'required',
} as const

interface SignInFormProps {
  readonly next: string
  /** What went wrong before this page was shown, at another service; null for nothing. */
  readonly problem: string | null
}

/** E-mail address and password. */
export const SignInForm = ({ next, problem }: SignInFormProps): ReactNode => {
  const t = useTranslations('signIn')
  const { form, submit } = useSignIn(next)
  const { errors, isSubmitting, isSubmitted } = form.formState
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    submit()
  }
  const wrong = errors.root?.message ?? (isSubmitted ? null : problem)
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {wrong !== null && <Alert tone="bad">{t(`errors.${signInErrorKey(wrong)}`)}</Alert>}
      {FIELDS.map(({ name, type, autoComplete }) => (
        <Field
          key={name}
          label={t(name)}
          error={errors[name] === undefined ? null : t(`errors.${signInErrorKey(errors[name].message)}`)}
        >
          {(control) => (
            <Input
              {...control}
              {...form.register(name, { validate: FILLED[name] })}
              type={type}
              autoComplete={autoComplete}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      ))}
      <Link
        href={paths.forgot}
        className="text-accent-text inline-flex min-h-11 items-center self-start text-sm underline underline-offset-4"
      >
        {t('forgot')}
      </Link>
      <Button type="submit" size="large" busy={isSubmitting}>
        {isSubmitting ? t('submitting') : t('submit')}
      </Button>
    </form>
  )
}
