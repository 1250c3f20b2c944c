'use client'

import type { MatchClient, MatchSnapshot } from '@skelly/game-client'
import { Button, Spinner } from '@skelly/ui'
import { RotateCcw } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import { useCallback, type ReactNode } from 'react'
import { useNow } from '@skelly/site'
import { rematchState, type RematchState } from './rematch-state.ts'

interface RematchProps {
  readonly client: MatchClient
  readonly snapshot: MatchSnapshot
  /** By seat. */
  readonly names: readonly string[]
}

const LOOK_EVERY = 250

const SecondsLeft = ({
  client,
  until,
}: {
  readonly client: MatchClient
  readonly until: number
}): ReactNode => {
  const t = useTranslations('end')
  const now = useNow(
    useCallback(() => client.serverNow(), [client]),
    LOOK_EVERY,
  )
  if (now === null) return null
  return (
    <p role="timer" className="text-muted text-sm tabular-nums">
      {t('rematchLeft', { seconds: Math.max(0, Math.ceil((until - now) / 1000)) })}
    </p>
  )
}

interface AskedProps extends Omit<RematchProps, 'snapshot'> {
  readonly state: Extract<RematchState, { kind: 'asked' }>
}

const Asked = ({ client, names, state }: AskedProps): ReactNode => {
  const t = useTranslations('end')
  const format = useFormatter()
  const { by, isMine, until } = state
  const listed = format.list(by.map((seat) => names[seat] ?? ''))
  return (
    <>
      <p role="status" className="font-semibold text-balance">
        {isMine === true && by.length === 1 ? t('rematchYou') : t('rematchFor', { names: listed })}
      </p>
      <SecondsLeft client={client} until={until} />
      {isMine === false && (
        <Button className="w-full" onClick={() => client.wishRematch(true)}>
          <RotateCcw aria-hidden />
          {t('rematchAgree')}
        </Button>
      )}
      {isMine === true && (
        <Button variant="outline" size="small" onClick={() => client.wishRematch(false)}>
          {t('rematchBack')}
        </Button>
      )}
    </>
  )
}

const Parts = ({ client, snapshot, names }: RematchProps): ReactNode => {
  const t = useTranslations('end')
  const state = rematchState(snapshot)
  switch (state.kind) {
    case 'none':
      return null
    case 'open':
      return (
        <Button className="w-full" onClick={() => client.wishRematch(true)}>
          <RotateCcw aria-hidden />
          {t('rematch')}
        </Button>
      )
    case 'asked':
      return <Asked client={client} names={names} state={state} />
    case 'stands':
      return (
        <p role="status" className="flex items-center gap-3 font-semibold">
          <Spinner />
          {t('rematchNext')}
        </p>
      )
  }
}

/** Once more: offered by anybody who played, agreed to by the others, with the seconds that are left. */
export const Rematch = (props: RematchProps): ReactNode => {
  const refusals = useTranslations('refusal')
  const { refusal } = props.snapshot
  return (
    <div
      data-rematch={rematchState(props.snapshot).kind}
      className="flex flex-col items-center gap-2 text-center"
    >
      <Parts {...props} />
      {refusal?.message === 'rematch' && (
        <p role="alert" className="text-bad text-sm">
          {refusals(refusal.why)}
        </p>
      )}
    </div>
  )
}
