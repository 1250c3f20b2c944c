'use client'

import { Alert, Spinner } from '@skelly/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useTRPC } from '../trpc/trpc.ts'
import { AdminChangeDialog } from './admin-change-dialog.tsx'
import { AdminTable } from './admin-table.tsx'
import { InviteForm } from './invite-form.tsx'
import { OpenInvites } from './open-invites.tsx'
import { useAdminChange } from './use-admin-change.ts'

/** Who works at the desk and who is invited to it. */
export const AdminsDesk = (): ReactNode => {
  const t = useTranslations('admins')
  const list = useQuery(useTRPC().admins.list.queryOptions())
  const change = useAdminChange()
  return (
    <div className="flex flex-col gap-5">
      <h1 className="font-chalk text-2xl">{t('title')}</h1>
      {list.isError && <Alert tone="bad">{t('failed')}</Alert>}
      {list.isPending && <Spinner />}
      {list.data !== undefined && (
        <>
          <AdminTable admins={list.data.admins} onChange={change.begin} />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
            <InviteForm />
            <OpenInvites invites={list.data.invites} />
          </div>
        </>
      )}
      <AdminChangeDialog change={change} />
    </div>
  )
}
