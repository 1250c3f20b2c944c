'use client'

import { CapPicture } from '@skelly/court-view'
import type { Fill } from '@skelly/engine'
import { Dialog, DialogContent, DialogTrigger } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { BarButton } from '../device/bar-button.tsx'
import { FillRow } from '../device/fill-row.tsx'

interface FillChoiceProps {
  readonly fill: Fill
  readonly onFill: (fill: Fill) => void
}

/** What is in one's cap, where the level leaves the choice. */
export const FillChoice = ({ fill, onFill }: FillChoiceProps): ReactNode => {
  const t = useTranslations('challenges')
  const frame = useTranslations('frame')
  const [chosen, setChosen] = useState(fill)
  const close = (isOpen: boolean): void => {
    if (isOpen) setChosen(fill)
    else if (chosen !== fill) onFill(chosen)
  }
  return (
    <Dialog onOpenChange={close}>
      <DialogTrigger asChild>
        <BarButton label={t('yourCap')}>
          <CapPicture fill={fill} colour={0} size={26} />
        </BarButton>
      </DialogTrigger>
      <DialogContent title={t('yourCap')} description={t('yourCapText')} close={frame('close')}>
        <div className="mt-4">
          <FillRow label={t('yourCap')} value={chosen} onChoose={setChosen} colour={0} />
        </div>
      </DialogContent>
    </Dialog>
  )
}
