'use client'

import { Button, toast } from '@skelly/ui'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useTRPC } from '../trpc/trpc.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useFreshFile } from './use-fresh-file.ts'

/** Ends a suspension before its time. */
export const LiftButton = ({ id }: { readonly id: string }): ReactNode => {
  const t = useTranslations('players')
  const [isOpen, setOpen] = useState(false)
  const freshen = useFreshFile()
  const lift = useMutation(useTRPC().suspensions.lift.mutationOptions())
  const refusal = lift.data?.ok === false ? t(`refusal_${lift.data.refusal}`) : null
  const close = (): void => {
    setOpen(false)
    lift.reset()
  }
  const confirm = (reason: string): void => {
    lift.mutate(
      { id, reason },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return
          close()
          toast.success(t('lifted'))
          void freshen()
        },
      },
    )
  }
  return (
    <>
      <Button
        variant="outline"
        size="small"
        onClick={() => {
          setOpen(true)
        }}
      >
        {t('lift')}
      </Button>
      <ReasonDialog
        title={t('liftTitle')}
        description={t('liftWhat')}
        hint={t('liftHint')}
        confirm={t('lift')}
        isOpen={isOpen}
        busy={lift.isPending}
        problem={lift.isError ? t('notDone') : refusal}
        onConfirm={confirm}
        onClose={close}
      />
    </>
  )
}
