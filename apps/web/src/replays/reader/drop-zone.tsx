'use client'

import { FileDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode } from 'react'

interface DropZoneProps {
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** Takes a file that is dragged anywhere onto the page, and says so while it hovers. */
export const DropZone = ({ onFile, children }: DropZoneProps): ReactNode => {
  const t = useTranslations('openReplay')
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  }, [onFile])
  useEffect(() => {
    // Entering a child leaves its parent: the page is left when as many were left as entered.
    let entered = 0
    const listeners = new AbortController()
    const on = (
      kind: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
      act: (event: DragEvent) => void,
    ): void => {
      const listen = (event: DragEvent): void => {
        if (!hasFiles(event)) return
        event.preventDefault()
        act(event)
        setIsOver(entered > 0)
      }
      addEventListener(kind, listen, { signal: listeners.signal })
    }
    on('dragenter', () => {
      entered += 1
    })
    on('dragover', ({ dataTransfer }) => {
      if (dataTransfer !== null) dataTransfer.dropEffect = 'copy'
    })
    on('dragleave', () => {
      entered = Math.max(0, entered - 1)
    })
    on('drop', ({ dataTransfer }) => {
      entered = 0
      const file = dataTransfer?.files[0]
      if (file !== undefined) take.current(file)
    })
    return () => {
      listeners.abort()
    }
  }, [])
  return (
    <>
      {children}
      {isOver && (
        <div className="animate-fade bg-page/75 pointer-events-none fixed inset-0 z-50 grid place-items-center p-6 backdrop-blur-[2px]">
          <p className="font-chalk border-accent text-accent-text flex flex-col items-center gap-3 rounded-3xl border-2 border-dashed px-10 py-12 text-2xl">
            <FileDown aria-hidden className="size-12" />
            {t('dropAnywhere')}
          </p>
        </div>
      )}
    </>
  )
}
