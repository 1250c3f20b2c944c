'use client'

import { Button, buttonVariants, Card, cn, Spinner } from '@skelly/ui'
import { FolderOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useState, type ReactNode } from 'react'

interface OpenFormProps {
  readonly isReading: boolean
  readonly onFile: (file: File) => void
  readonly onText: (text: string) => void
}

/** A file's choice: the same one may be chosen again after it was changed. */
const FileChoice = ({ onFile }: Pick<OpenFormProps, 'onFile'>): ReactNode => {
  const t = useTranslations('openReplay')
  return (
    <Card className="flex flex-col items-center justify-center gap-3 border-2 border-dashed p-8 text-center">
      <label
        className={cn(
          buttonVariants({ variant: 'primary' }),
          'has-focus-visible:ring-focus has-focus-visible:ring-2 has-focus-visible:ring-offset-2',
        )}
      >
        <FolderOpen aria-hidden />
        {t('choose')}
        <input
          type="file"
          accept=".json,.txt,application/json,text/plain"
          className="sr-only"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file !== undefined) onFile(file)
          }}
        />
      </label>
      <p className="text-muted text-sm pointer-coarse:hidden">{t('drop')}</p>
    </Card>
  )
}

const PasteBox = ({ isReading, onText }: Omit<OpenFormProps, 'onFile'>): ReactNode => {
  const t = useTranslations('openReplay')
  const id = useId()
  const [text, setText] = useState('')
  return (
    <form
      method="post"
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onText(text)
      }}
    >
      <label htmlFor={id} className="text-sm font-medium">
        {t('paste')}
      </label>
      <textarea
        id={id}
        value={text}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
        }}
        className="border-line bg-page/60 text-ink focus-visible:border-focus focus-visible:ring-focus/50 hover:border-muted/50 block min-h-32 w-full flex-1 resize-y rounded-xl border px-4 py-3 font-mono text-sm break-all transition-colors focus-visible:ring-2 focus-visible:outline-none"
      />
      <Button
        type="submit"
        variant="outline"
        disabled={text.trim() === '' || isReading}
        className="self-start"
      >
        {t('open')}
      </Button>
    </form>
  )
}

/** Where a replay comes from: a file, or what was pasted. */
export const OpenForm = ({ isReading, onFile, onText }: OpenFormProps): ReactNode => {
  const t = useTranslations('openReplay')
  return (
    <div className="space-y-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2">
        <FileChoice onFile={onFile} />
        <PasteBox {...{ isReading, onText }} />
      </div>
      {isReading && (
        <p role="status" className="text-muted flex items-center gap-2 text-sm">
          <Spinner />
          {t('reading')}
        </p>
      )}
    </div>
  )
}
