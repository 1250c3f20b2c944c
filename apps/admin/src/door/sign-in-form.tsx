'use client'

import { Alert, Button, Field, Input } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { doorErrorKey } from './door-errors.ts'
import { useSignIn } from './use-sign-in.ts'

const SECRETS = [
  { name: 'email', type: 'email', autoComplete: 'username' },
  { name: 'password', type: 'password', autoComplete: 'current-password' },
] as const

/** E-mail address, password, and the code of the authenticator or a recovery code. */
export const SignInForm = ({ next }: { readonly next: string }): ReactNode => {
  const t = useTranslations('door')
  const { form, submit } = useSignIn(next)
  const { errors, isSubmitting } = form.formState
  const [hasLost, setLost] = useState(false)
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    submit()
  }
  const wrongWith = (name: 'email' | 'password' | 'code'): string | null =>
    errors[name] === undefined ? null : t(`errors.${doorErrorKey(errors[name].message)}`)
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      {errors.root !== undefined && (
        <Alert tone="bad">{t(`errors.${doorErrorKey(errors.root.message)}`)}</Alert>
      )}
      {SECRETS.map(({ name, type, autoComplete }) => (
        <Field key={name} label={t(name)} error={wrongWith(name)}>
          {(control) => (
            <Input
              {...control}
              {...form.register(name)}
              {...{ type, autoComplete }}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      ))}
      <Field
        label={hasLost ? t('recoveryCode') : t('code')}
        hint={hasLost ? t('recoveryHint') : t('codeHint')}
        error={wrongWith('code')}
      >
        {(control) => (
          <Input
            {...control}
            {...form.register('code')}
            type="text"
            inputMode={hasLost ? 'text' : 'numeric'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
            className="font-mono tracking-[0.2em]"
          />
        )}
      </Field>
      <Button
        variant="link"
        className="self-start text-sm"
        onClick={() => {
          setLost(!hasLost)
          form.resetField('code')
          form.setFocus('code')
        }}
      >
        {hasLost ? t('useAuthenticator') : t('useRecoveryCode')}
      </Button>
      <Button type="submit" size="large" busy={isSubmitting}>
        {t('signIn')}
      </Button>
    </form>
  )
}
