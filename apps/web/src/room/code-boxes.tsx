'use client'

import { CODE_LENGTH } from '@skelly/protocol'
import { cn, type FieldControl } from '@skelly/ui'
import { useState, type ReactNode } from 'react'
import { codeIn } from './code-in.ts'

interface CodeBoxesProps {
  readonly control: FieldControl
  readonly code: string
  readonly onCode: (code: string) => void
}

const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place)

/** Four big boxes for a code. Under the finger there is one field, so that pasting, autofill and readers just work. */
export const CodeBoxes = ({ control, code, onCode }: CodeBoxesProps): ReactNode => {
  const [hasFocus, setHasFocus] = useState(false)
  const next = Math.min(code.length, CODE_LENGTH - 1)
  return (
    <div className="relative min-w-0 flex-1">
      <div aria-hidden className="grid grid-cols-4 gap-2 sm:gap-3">
        {PLACES.map((place) => (
          <span
            key={place}
            className={cn(
              'border-line bg-page/60 font-chalk text-accent-text grid h-18 place-items-center rounded-2xl border-2 text-4xl transition-colors sm:h-22 sm:text-5xl',
              hasFocus && place === next && 'border-focus ring-focus/50 ring-2',
              control['aria-invalid'] && 'border-bad',
            )}
          >
            {code[place] ?? ''}
          </span>
        ))}
      </div>
      <input
        {...control}
        value={code}
        name="room-code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ target }) => onCode(codeIn(target.value))}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        className="absolute inset-0 size-full cursor-text rounded-2xl bg-transparent text-base text-transparent caret-transparent opacity-0 outline-none"
      />
    </div>
  )
}
