import { zodResolver } from '@hookform/resolvers/zod'
import type { SubmitEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { wordOfError } from './account-errors.ts'

/** What the server has against what was sent: a word, and the field that it is about, if it is about one. */
export interface Refused<Values extends FieldValues> {
  readonly word: string
  readonly field: Path<Values> | null
}

interface AccountFormParts<Values extends FieldValues> {
  readonly schema: z.ZodType<Values, Values>
  readonly empty: DefaultValues<Values>
  /** Null when it was taken. */
  readonly send: (values: Values) => Promise<Refused<Values> | null>
}

interface AccountForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  readonly onSubmit: (event: SubmitEvent) => void
}

/** A form that says beside its fields what is wrong, whoever says so. */
export const useAccountForm = <Values extends FieldValues>({
  empty,
  schema,
  send,
}: AccountFormParts<Values>): AccountForm<Values> => {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: empty })
  const refuse = ({ field, word }: Refused<Values>): void =>
    form.setError(field ?? 'root', { message: word }, { shouldFocus: field !== null })
  const submit = async (values: Values): Promise<void> => {
    try {
      const refused = await send(values)
      if (refused !== null) refuse(refused)
    } catch (error) {
      refuse({ word: wordOfError(error), field: null })
    }
  }
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault()
    void form.handleSubmit(submit)()
  }
  return { form, onSubmit }
}
