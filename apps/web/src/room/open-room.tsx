'use client'

import { openRoom } from '@skelly/game-client'
import { roomOptionsSchema, USUAL_ROOM, type DeskAnswer, type RoomOptions } from '@skelly/protocol'
import { Alert, Button, Card } from '@skelly/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { DoorOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { keepValue, keptValue } from '../device/kept-value.ts'
import { openGame } from '../frame/open-game.ts'
import { paths } from '../frame/paths.ts'
import { neverChanges } from '@skelly/site'
import { admitting } from '../trpc/admitting.ts'
import { useTRPCClient } from '../trpc/trpc.ts'
import { askDesk } from './ask-desk.ts'
import { DeskError } from './desk-error.tsx'
import { deskWord } from './desk-words.ts'
import { OptionsForm } from './options-form.tsx'
import { roomKey } from './room-query.ts'

const REMEMBERED = 'room.options'

const OpeningForm = ({ first }: { readonly first: RoomOptions }): ReactNode => {
  const t = useTranslations('online')
  const api = useTRPCClient()
  const router = useRouter()
  const queries = useQueryClient()
  const [options, setOptions] = useState(first)
  const { mutate, data, isPending } = useMutation({
    mutationFn: (): Promise<DeskAnswer> => {
      keepValue(REMEMBERED, options)
      return askDesk(
        admitting(() => api.rooms.open.mutate({ options })),
        openRoom,
      )
    },
    onSuccess: (answer) => {
      // the page's head says that a game is still on, and leads back to it
      if (!answer.ok && answer.refusal === 'already-playing') void openGame.look()
      if (!answer.ok) return
      const { code } = answer.value
      queries.setQueryData(roomKey(code), answer)
      router.push(paths.room(code))
    },
  })
  return (
    <Card className="flex flex-col gap-4 p-4 sm:gap-5 sm:p-6">
      <h2 className="text-lg font-semibold">{t('openTitle')}</h2>
      <OptionsForm options={options} onChange={setOptions} />
      {data?.ok === false && (
        <Alert tone="bad">
          <DeskError word={deskWord(data)} />
        </Alert>
      )}
      <Button size="large" busy={isPending || data?.ok === true} onClick={() => mutate()}>
        <DoorOpen aria-hidden />
        {t('open')}
      </Button>
    </Card>
  )
}

/** Opens a room with one tap: the usual options, or what this device chose last. */
export const OpenRoom = (): ReactNode => {
  const isOnDevice = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const kept = isOnDevice ? keptValue(REMEMBERED, roomOptionsSchema) : null
  return <OpeningForm key={String(isOnDevice)} first={kept ?? USUAL_ROOM} />
}
