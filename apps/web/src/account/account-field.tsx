import { Field, Input } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { accountErrorKey } from './account-errors.ts'

interface AccountFieldProps<Values extends FieldValues> extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'disabled'
> {
  readonly form: UseFormReturn<Values>
  readonly name: Path<Values>
  readonly label: string
  readonly hint?: string
}

/** A field of a form of accounts, with what is wrong with it. */
export const AccountField = <Values extends FieldValues>({
  form,
  hint,
  label,
  name,
  ...input
}: AccountFieldProps<Values>): ReactNode => {
  const t = useTranslations('account')
  const { error } = form.getFieldState(name, form.formState)
  const wrong = error === undefined ? null : t(`errors.${accountErrorKey(error.message)}`)
  return (
    <Field label={label} hint={hint} error={wrong}>
      {(control) => (
        <Input {...control} {...form.register(name)} {...input} autoCapitalize="none" spellCheck={false} />
      )}
    </Field>
  )
}
