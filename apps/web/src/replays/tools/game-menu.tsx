'use client'

import { compactReplay, positionText } from '@skelly/engine'
import { Button, Popover, PopoverContent, PopoverTrigger, toast } from '@skelly/ui'
import { Download, FileText, Link2, MapPin, Package, Share2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { paths } from '../../frame/paths.ts'
import type { ReplayMoment } from '../replay-moment.ts'
import { copyText, mayShare, saveFile, shareGame } from './hand-on.ts'
import { namedReplay, replayFile, replayNotation } from './replay-file.ts'

/** A link that holds the game itself: what stands behind the # stays in the browser. */
const linkTo = (word: string): string => `${location.origin}${paths.openReplayWith(word)}`

interface EntryProps {
  readonly picture: ReactNode
  readonly children: ReactNode
  readonly onChoose: () => void
}

const Entry = ({ picture, children, onChoose }: EntryProps): ReactNode => (
  <Button variant="ghost" className="w-full justify-start px-3 text-left text-sm" onClick={onChoose}>
    {picture}
    {children}
  </Button>
)

/** Everything that hands a game on: as a file, a link that holds it, text, or the position on the screen. */
export const GameMenu = ({ at }: { readonly at: ReplayMoment }): ReactNode => {
  const t = useTranslations('replayFile')
  const frame = useTranslations('frame')
  const [isOpen, setIsOpen] = useState(false)
  const replay = namedReplay(at)

  const copy = async (text: string, told: 'copiedText' | 'copiedLink' | 'copiedPosition'): Promise<void> => {
    setIsOpen(false)
    if ((await copyText(text)) === 'done') toast.success(t(told))
    else toast.error(t('notCopied'))
  }
  const save = (): void => {
    setIsOpen(false)
    const file = replayFile(replay)
    saveFile(file)
    toast.success(t('saved', { file: file.name }))
  }
  const share = async (): Promise<void> => {
    setIsOpen(false)
    const handed = await shareGame(replayFile(replay), t('shareTitle'), linkTo(compactReplay(replay)))
    if (handed === 'failed') toast.error(t('notShared'))
  }
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger asChild>
        <Button variant="outline" size="small" aria-label={t('menu')}>
          <Package aria-hidden />
          <span className="max-sm:hidden">{t('menu')}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent title={t('menu')} close={frame('close')} className="w-80" align="start">
        {mayShare() && (
          <Entry picture={<Share2 aria-hidden />} onChoose={() => void share()}>
            {t('share')}
          </Entry>
        )}
        <Entry picture={<Download aria-hidden />} onChoose={save}>
          {t('save')}
        </Entry>
        <Entry
          picture={<Link2 aria-hidden />}
          onChoose={() => void copy(linkTo(compactReplay(replay)), 'copiedLink')}
        >
          {t('copyLink')}
        </Entry>
        <Entry
          picture={<FileText aria-hidden />}
          onChoose={() => void copy(replayNotation(replay), 'copiedText')}
        >
          {t('copyText')}
        </Entry>
        <Entry
          picture={<MapPin aria-hidden />}
          onChoose={() => void copy(positionText(at.before.state), 'copiedPosition')}
        >
          {t('copyPosition')}
        </Entry>
      </PopoverContent>
    </Popover>
  )
}
