'use client'

import { Button } from '@skelly/ui'
import { MessageCircle, MessageCircleOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface MuteButtonProps {
  readonly muted: boolean
  readonly onMute: (muted: boolean) => void
}

/** For whoever may not speak at a table: whether to see what the others say. */
export const MuteButton = ({ muted, onMute }: MuteButtonProps): ReactNode => {
  const t = useTranslations('talk')
  return (
    <Button
      variant="ghost"
      size="small"
      aria-pressed={!muted}
      aria-label={t('mute')}
      title={t('mute')}
      className="min-w-10 px-2"
      onClick={() => onMute(!muted)}
    >
      {muted ? <MessageCircleOff aria-hidden /> : <MessageCircle aria-hidden />}
    </Button>
  )
}
