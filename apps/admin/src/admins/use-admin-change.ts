'use client'

import { toast } from '@skelly/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useTRPC } from '../trpc/trpc.ts'
import type { ListedAdmin } from './listed.ts'

export type ChangeKind = 'promote' | 'demote' | 'suspend' | 'restore'
/** What somebody is about to do about somebody. */
export interface WishedChange {
  readonly kind: ChangeKind
  readonly admin: ListedAdmin
}

type Refusal = 'no-such-admin' | 'yourself' | 'last-admin' | 'nothing-to-change' | 'admins-only'

export interface AdminChange {
  /** Null while nothing is about to be done. */
  readonly wished: WishedChange | null
  readonly refusal: Refusal | null
  readonly hasFailed: boolean
  readonly isSending: boolean
  readonly begin: (wished: WishedChange) => void
  readonly confirm: (reason: string) => void
  readonly cancel: () => void
}

/** Changes a role, suspends or restores. The procedures ask for password and code again by themselves. */
export const useAdminChange = (): AdminChange => {
  const t = useTranslations('admins')
  const trpc = useTRPC()
  const queries = useQueryClient()
  const [wished, setWished] = useState<WishedChange | null>(null)
  const setRole = useMutation(trpc.admins.setRole.mutationOptions())
  const suspend = useMutation(trpc.admins.suspend.mutationOptions())
  const restore = useMutation(trpc.admins.restore.mutationOptions())
  const all = [setRole, suspend, restore]
  const refused = all.map(({ data }) => data).find((data) => data?.ok === false)
  const confirm = (reason: string): void => {
    if (wished === null) return
    const { admin, kind } = wished
    const asked = { adminId: admin.id, reason }
    const answered = {
      onSuccess: ({ ok }: { readonly ok: boolean }) => {
        if (!ok) return
        setWished(null)
        toast.success(t(`${kind}Done`, { name: admin.name }))
      },
      onSettled: () => void queries.invalidateQueries({ queryKey: trpc.admins.pathKey() }),
    }
    if (kind === 'suspend') suspend.mutate(asked, answered)
    else if (kind === 'restore') restore.mutate(asked, answered)
    else setRole.mutate({ ...asked, role: kind === 'promote' ? 'admin' : 'moderator' }, answered)
  }
  return {
    ...{ wished, confirm },
    refusal: refused?.ok === false ? refused.refusal : null,
    hasFailed: all.some(({ isError }) => isError),
    isSending: all.some(({ isPending }) => isPending),
    begin: (next) => {
      for (const mutation of all) mutation.reset()
      setWished(next)
    },
    cancel: () => {
      setWished(null)
    },
  }
}
