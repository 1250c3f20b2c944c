'use client'

import { PageHeading } from '@skelly/ui'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import type { ListedChapter } from '../../challenges/listed-chapter.ts'
import { BesideScene } from '../../street/beside-scene.tsx'
import { DropZone } from './drop-zone.tsx'
import { FaultAlert } from './fault-alert.tsx'
import { carriedFile } from './given-store.ts'
import { OpenForm } from './open-form.tsx'
import { OpenedReplay } from './opened-replay.tsx'
import { storedPath } from './stored-path.ts'
import { useOpening } from './use-opening.ts'

interface OpenReplayProps {
  readonly chapters: readonly ListedChapter[]
  /** A picture of the street, made on the server. */
  readonly scene: ReactNode
}

/** Opens a replay on this device: chosen, dropped, pasted, or brought along by the link itself. */
export const OpenReplay = ({ chapters, scene }: OpenReplayProps): ReactNode => {
  const t = useTranslations('openReplay')
  const router = useRouter()
  const { opening, openFile, openText, close } = useOpening(chapters)
  useEffect(() => {
    const file = carriedFile()
    if (file !== null) void openFile(file)
    const openLink = (): void => {
      // The word stands behind the #: browsers send it to nobody.
      const word = location.hash.slice(1)
      if (word !== '') void openText(word)
    }
    openLink()
    addEventListener('hashchange', openLink)
    return () => {
      removeEventListener('hashchange', openLink)
    }
  }, [openFile, openText])

  const paste = (text: string): void => {
    const stored = storedPath(text, location.origin)
    if (stored === null) void openText(text)
    else router.push(stored)
  }
  const other = (): void => {
    history.replaceState(history.state, '', location.pathname)
    close()
  }
  return (
    <DropZone onFile={(file) => void openFile(file)}>
      {opening.kind === 'opened' ? (
        <OpenedReplay {...opening} onOther={other} />
      ) : (
        <BesideScene scene={scene} className="mx-auto max-w-4xl lg:max-w-none">
          <div className="space-y-8">
            <PageHeading title={t('title')} description={t('lead')} />
            {opening.kind === 'fault' && <FaultAlert {...opening} />}
            <OpenForm
              isReading={opening.kind === 'reading'}
              onFile={(file) => void openFile(file)}
              onText={paste}
            />
          </div>
        </BesideScene>
      )}
    </DropZone>
  )
}
