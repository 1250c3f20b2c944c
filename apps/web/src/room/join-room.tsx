'use client'

import { CODE_LENGTH, type DeskAnswer } from '@skelly/protocol'
import { Button, Card, Field } from '@skelly/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, useState, type ReactNode } from 'react'
import { paths } from '../frame/paths.ts'
import { CodeBoxes } from './code-boxes.tsx'
import { DeskError } from './desk-error.tsx'
import { deskWord } from './desk-words.ts'
import { roomKey } from './room-query.ts'
import { useFindCode } from './use-find-code.ts'
import { ASK_AGAIN_EVERY, isAway } from './use-room.ts'

const JoinError = ({ answer }: { readonly answer: Extract<DeskAnswer, { ok: false }> }): ReactNode => {
  const t = useTranslations('room')
  return (
    <>
      <DeskError word={deskWord(answer)} /> {isAway(answer) && t('askingAgain')}
    </>
  )
}

/** Types a code; the fourth sign goes at once. */
export const JoinRoom = (): ReactNode => {
  const t = useTranslations('online')
  const find = useFindCode()
  const router = useRouter()
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const { mutate, reset, data, isPending } = useMutation({
    mutationFn: find,
    onSuccess: (answer) => {
      if (!answer.ok) return
      queries.setQueryData(roomKey(answer.value.code), answer)
      router.push(paths.room(answer.value.code))
    },
  })
  const isAsking = data !== undefined && isAway(data)
  useEffect(() => {
    if (!isAsking) return
    const timer = setTimeout(() => mutate(code), ASK_AGAIN_EVERY)
    return () => clearTimeout(timer)
  }, [isAsking, data, code, mutate])
  const isWhole = code.length === CODE_LENGTH
  const change = (typed: string): void => {
    setCode(typed)
    reset()
    if (typed.length === CODE_LENGTH && typed !== code) mutate(typed)
  }
  return (
    <Card className="p-4 sm:p-6">
      <form
        method="post"
        className="flex flex-col gap-2 sm:gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole && !isPending) mutate(code)
        }}
      >
        <h2 className="text-lg font-semibold">{t('joinTitle')}</h2>
        <Field
          label={t('code')}
          hint={t('codeHint')}
          error={data?.ok === false ? <JoinError key={code} answer={data} /> : undefined}
        >
          {(control) => (
            <div className="flex items-stretch gap-2 sm:gap-3">
              <CodeBoxes control={control} code={code} onCode={change} />
              <Button
                type="submit"
                aria-label={t('join')}
                title={t('join')}
                className="h-auto w-16 shrink-0 rounded-2xl px-0 text-2xl"
                disabled={!isWhole}
                busy={isPending || data?.ok === true}
              >
                {!isPending && <ArrowRight aria-hidden />}
              </Button>
            </div>
          )}
        </Field>
      </form>
    </Card>
  )
}
