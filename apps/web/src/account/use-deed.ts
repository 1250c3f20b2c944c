import { toast } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { accountErrorKey, wordOfError } from './account-errors.ts'

/** What came of something: what to say of it, or the word that it was refused with. */
type Outcome = { readonly said: string } | { readonly word: string }

interface Deed {
  readonly busy: boolean
  readonly act: (work: () => Promise<Outcome>) => void
}

/** Something that a button does at the server, and a passing word on how it went. */
export const useDeed = (): Deed => {
  const t = useTranslations('account')
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<Outcome>): Promise<void> => {
    setBusy(true)
    try {
      const outcome = await work()
      if ('said' in outcome) toast.success(outcome.said)
      else toast.error(t(`errors.${accountErrorKey(outcome.word)}`))
    } catch (error) {
      toast.error(t(`errors.${wordOfError(error)}`))
    } finally {
      setBusy(false)
    }
  }
  return { busy, act: (work) => void act(work) }
}
