'use client'

import { LocalTime } from '@skelly/site'
import { Button, toast } from '@skelly/ui'
import { useMutation } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Select } from '../desk/select.tsx'
import { useTRPC } from '../trpc/trpc.ts'
import type { PlayerFile } from './player-files.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { SUSPENSION_DAYS, suspendedUntil, type SuspensionDays } from './suspension-lengths.ts'
import { useFreshFile } from './use-fresh-file.ts'

type SuspendProps = Pick<PlayerFile, 'player' | 'cases'>

interface CasePickProps extends Pick<PlayerFile, 'cases'> {
  readonly value: string
  readonly onChoose: (matchId: string) => void
}

/** The case that it comes of, or none. */
const CasePick = ({ cases, value, onChoose }: CasePickProps): ReactNode => {
  const [t, words, format] = [useTranslations('players'), useTranslations('cases'), useFormatter()]
  const named = cases.map(({ matchId, endedAt, reason, opponent }) => ({
    value: matchId,
    label: `${format.dateTime(endedAt, { dateStyle: 'medium' })}, ${opponent}, ${words(`reason_${reason}`)}`,
  }))
  return (
    <Select<string>
      label={t('ofCase')}
      value={value}
      options={[{ value: '', label: t('ofNoCase') }, ...named]}
      onChoose={onChoose}
      className="w-full"
    />
  )
}

/** Keeps a player from ranked for a time, with a reason that they read. */
export const SuspendButton = ({ player, cases }: SuspendProps): ReactNode => {
  const t = useTranslations('players')
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  const [days, setDays] = useState<SuspensionDays>('7')
  const [matchId, setMatchId] = useState('')
  const freshen = useFreshFile()
  const impose = useMutation(useTRPC().suspensions.impose.mutationOptions())
  const until = suspendedUntil(openedAt ?? 0, days)
  const refusal = impose.data?.ok === false ? t(`refusal_${impose.data.refusal}`) : null
  const close = (): void => {
    setOpenedAt(null)
    impose.reset()
  }
  const confirm = (reason: string): void => {
    const asked = { playerId: player.id, matchId: matchId === '' ? null : matchId, reason }
    impose.mutate(
      { ...asked, until: suspendedUntil(Date.now(), days) },
      {
        onSuccess: ({ ok }) => {
          if (!ok) return
          close()
          toast.success(t('suspended', { name: player.name }))
          void freshen()
        },
      },
    )
  }
  return (
    <>
      <Button
        variant="brick"
        size="small"
        onClick={() => {
          setOpenedAt(Date.now())
        }}
      >
        <Ban aria-hidden />
        {t('suspend')}
      </Button>
      <ReasonDialog
        title={t('suspendNamed', { name: player.name })}
        description={t('suspendWhat')}
        hint={t('suspendHint')}
        confirm={t('suspendConfirm')}
        isOpen={openedAt !== null}
        busy={impose.isPending}
        problem={impose.isError ? t('notDone') : refusal}
        onConfirm={confirm}
        onClose={close}
      >
        <div className="flex flex-wrap items-center gap-3">
          <Select
            label={t('howLong')}
            value={days}
            options={SUSPENSION_DAYS.map((value) => ({ value, label: t('days', { days: Number(value) }) }))}
            onChoose={setDays}
          />
          <span className="text-muted text-sm">
            {t.rich('untilWhen', { at: () => <LocalTime at={until} className="text-ink font-semibold" /> })}
          </span>
        </div>
        <CasePick cases={cases} value={matchId} onChoose={setMatchId} />
      </ReasonDialog>
    </>
  )
}
