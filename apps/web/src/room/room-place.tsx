'use client'

import { Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LobbyFrame, type SiteFrame } from '../device/lobby-frame.tsx'
import { Lobby } from './lobby.tsx'
import { RoomMissing } from './room-missing.tsx'
import { useRoom } from './use-room.ts'

interface RoomPlaceProps extends SiteFrame {
  /** Null for what can be no code: it gets the same words as every code that no room has. */
  readonly code: string | null
}

const NO_ROOM = { ok: false, refusal: 'no-such-room' } as const

/** A room by its code: found, and gone into. */
export const RoomPlace = ({ code, ...frame }: RoomPlaceProps): ReactNode =>
  code === null ? (
    <>
      {frame.header}
      <RoomMissing answer={NO_ROOM} onAgain={null} />
      {frame.footer}
    </>
  ) : (
    <RoomOf code={code} {...frame} />
  )

const RoomOf = ({ code, ...frame }: SiteFrame & { readonly code: string }): ReactNode => {
  const t = useTranslations('room')
  const { data: answer, refetch } = useRoom(code)
  if (answer?.ok === true) return <Lobby roomId={answer.value.roomId} code={answer.value.code} {...frame} />
  if (answer?.ok === false) {
    return (
      <>
        {frame.header}
        <RoomMissing key={answer.refusal} answer={answer} onAgain={() => void refetch()} />
        {frame.footer}
      </>
    )
  }
  return (
    <LobbyFrame {...frame}>
      <p role="status" className="flex items-center justify-center gap-3 py-24">
        <Spinner />
        {t('looking')}
      </p>
    </LobbyFrame>
  )
}
