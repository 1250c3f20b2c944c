'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { useTRPC, useTRPCClient } from '../trpc/trpc.ts'
import { doorErrorKey } from './door-errors.ts'

const schema = z.object({
  name: z.string().trim().min(1, 'required'),
  password: z.string().min(1, 'required'),
  code: z.string().trim().min(1, 'required'),
})
export type AcceptFields = z.infer<typeof schema>

export interface Accepting {
  readonly token: string
  readonly email: string
  /** What they are called at the desk already; null for newcomers. */
  readonly name: string | null
  /** The recovery codes, once. */
  readonly onCodes: (codes: readonly string[]) => void
}

interface AcceptForm {
  readonly form: UseFormReturn<AcceptFields>
  /** Null until the server has drawn one. */
  readonly offer: { readonly uri: string; readonly secret: string } | null
  readonly submit: () => void
}

/** Which field a refusal is about. */
const FIELD_OF = {
  'bad-name': 'name',
  'name-taken': 'name',
  'bad-password': 'password',
  'wrong-code': 'code',
} as const

const fieldOf = (refusal: string): 'name' | 'password' | 'code' | 'root' =>
  refusal === 'bad-name' || refusal === 'name-taken' || refusal === 'bad-password' || refusal === 'wrong-code'
    ? FIELD_OF[refusal]
    : 'root'

/** The set-up form: one authenticator is offered for as long as the page is open. */
export const useAccepting = ({ token, name, onCodes }: Accepting): AcceptForm => {
  const trpc = useTRPC()
  const client = useTRPCClient()
  const asked = useQuery({
    queryKey: ['authenticator', token],
    queryFn: () => client.invites.begin.mutate({ token }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
  const offer = asked.data ?? null
  const accept = useMutation(trpc.invites.accept.mutationOptions())
  const form = useForm<AcceptFields>({
    resolver: zodResolver(schema),
    defaultValues: { name: name ?? '', password: '', code: '' },
  })
  const send = async (fields: AcceptFields): Promise<void> => {
    if (offer === null) return
    const answer = await accept.mutateAsync({ token, sealed: offer.sealed, ...fields })
    if (answer.ok) onCodes(answer.value.recoveryCodes)
    else form.setError(fieldOf(answer.refusal), { message: doorErrorKey(answer.refusal) })
  }
  const failed = (): void => {
    form.setError('root', { message: 'unknown' })
  }
  const submit = (): void => {
    void form.handleSubmit((fields) => send(fields).catch(failed))()
  }
  return { form, offer, submit }
}
