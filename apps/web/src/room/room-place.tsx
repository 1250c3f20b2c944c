'use client'

import { Spinner } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { hadAccount, rememberAccount } from '../account/had-account.ts'
import { LobbyFrame, type SiteFrame } from '../device/lobby-frame.tsx'
import { neverChanges } from '@skelly/site'
import { Lobby } from './lobby.tsx'
import { RoomMissing } from './room-missing.tsx'
import { SignedOut } from './signed-out.tsx'
import { useRoom } from './use-room.ts'

interface RoomPlaceProps extends SiteFrame {
  /** Null for what can be no code: it gets the same words as every code that no room has. */
  readonly code: string | null
  readonly isSignedIn: boolean
}

const NO_ROOM = { ok: false, refusal: 'no-such-room' } as const

/** A room by its code: found, and gone into. */
export const RoomPlace = ({ code, isSignedIn, ...frame }: RoomPlaceProps): ReactNode =>
  code === null ? (
    <>
      {frame.header}
      <RoomMissing answer={NO_ROOM} onAgain={null} />
      {frame.footer}
    </>
  ) : (
    <RoomDoor {...{ code, isSignedIn }} {...frame} />
  )

interface RoomDoorProps extends SiteFrame {
  readonly code: string
  readonly isSignedIn: boolean
}

const Looking = (frame: SiteFrame): ReactNode => {
  const t = useTranslations('room')
  return (
    <LobbyFrame {...frame}>
      <p role="status" className="flex items-center justify-center gap-3 py-24">
        <Spinner />
        {t('looking')}
      </p>
    </LobbyFrame>
  )
}

/** Nobody becomes a guest who may have a seat here under another name. */
const RoomDoor = ({ code, isSignedIn, ...frame }: RoomDoorProps): ReactNode => {
  const [isGuest, setIsGuest] = useState(isSignedIn)
  // only the device itself knows
  const mayHaveSeat = useSyncExternalStore(neverChanges, hadAccount, () => null)
  const goAsGuest = (): void => {
    rememberAccount(false)
    setIsGuest(true)
  }
  if (isGuest || mayHaveSeat === false) return <RoomOf code={code} {...frame} />
  if (mayHaveSeat === null) return <Looking {...frame} />
  return (
    <>
      {frame.header}
      <SignedOut code={code} onAsGuest={goAsGuest} />
      {frame.footer}
    </>
  )
}

const RoomOf = ({ code, ...frame }: SiteFrame & { readonly code: string }): ReactNode => {
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
  return <Looking {...frame} />
}
