'use client'

import { Button, Dialog, DialogContent, DialogTrigger } from '@skelly/ui'
import { Check, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { BarButton } from '../device/bar-button.tsx'

interface TakeBackDialogProps {
  /** Whose flick is to be taken back. */
  readonly who: string
  /** Who has to agree: everybody else who is in the game. */
  readonly others: readonly string[]
  readonly disabled: boolean
  readonly onAgreed: () => void
}

/** Always the same picture: a shot that begins or ends does not draw it anew. */
const UNDO = <Undo2 aria-hidden />

/** Takes the last flick back when all the others say that they are fine with it. */
export const TakeBackDialog = ({ who, others, disabled, onAgreed }: TakeBackDialogProps): ReactNode => {
  const t = useTranslations('local')
  const device = useTranslations('device')
  const frame = useTranslations('frame')
  const [isOpen, setIsOpen] = useState(false)
  const [agreed, setAgreed] = useState<readonly string[]>([])
  const open = (wanted: boolean): void => {
    setAgreed([])
    setIsOpen(wanted)
  }
  const agree = (name: string): void => {
    const all = [...agreed, name]
    if (!others.every((other) => all.includes(other))) return setAgreed(all)
    open(false)
    onAgreed()
  }
  return (
    <Dialog open={isOpen} onOpenChange={open}>
      <DialogTrigger asChild>
        <BarButton label={device('takeBack')} disabled={disabled}>
          {UNDO}
        </BarButton>
      </DialogTrigger>
      <DialogContent
        title={t('takeBackTitle', { name: who })}
        description={t('takeBackLead')}
        close={frame('close')}
      >
        <ul className="mt-5 flex flex-col gap-2">
          {others.map((name) => (
            <li key={name}>
              <Button className="w-full" disabled={agreed.includes(name)} onClick={() => agree(name)}>
                {agreed.includes(name) && <Check aria-hidden />}
                {t('takeBackYes', { name })}
              </Button>
            </li>
          ))}
        </ul>
        <Button variant="outline" className="mt-4 w-full" onClick={() => open(false)}>
          {t('takeBackNo')}
        </Button>
      </DialogContent>
    </Dialog>
  )
}
