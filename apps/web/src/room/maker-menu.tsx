'use client'

import type { LobbyClient } from '@skelly/game-client'
import { Button, ConfirmDialog, Dialog, DialogContent, DialogTrigger } from '@skelly/ui'
import { Crown, Ellipsis, UserX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'

interface MakerMenuProps {
  readonly lobby: LobbyClient
  readonly place: number
  readonly name: string
}

/** What the maker may do with somebody's seat. */
export const MakerMenu = ({ lobby, place, name }: MakerMenuProps): ReactNode => {
  const t = useTranslations('room')
  const frame = useTranslations('frame')
  const [isOpen, setIsOpen] = useState(false)
  const doing = (deed: () => void) => (): void => {
    setIsOpen(false)
    deed()
  }
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={t('powers', { name })} title={t('powers', { name })}>
          <Ellipsis aria-hidden />
        </Button>
      </DialogTrigger>
      <DialogContent title={name} close={frame('close')}>
        <div className="mt-5 flex flex-col gap-2">
          <Button variant="outline" onClick={doing(() => lobby.handOver(place))}>
            <Crown aria-hidden />
            {t('handOver', { name })}
          </Button>
          <ConfirmDialog
            trigger={
              <Button variant="brick">
                <UserX aria-hidden />
                {t('remove', { name })}
              </Button>
            }
            title={t('removeTitle', { name })}
            description={t('removeText', { name })}
            confirm={t('removeYes')}
            cancel={t('removeNo')}
            onConfirm={doing(() => lobby.remove(place))}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}
