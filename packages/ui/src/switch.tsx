'use client'

import { Switch as Primitive } from 'radix-ui'
import { useId, type ReactElement, type ReactNode } from 'react'

interface SwitchProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Something that is on or off, with a line about it. */
export const Switch = ({ label, hint, checked, onChange }: SwitchProps): ReactElement => {
  const id = useId()
  return (
    <div className="flex items-center gap-4">
      <div className="mr-auto min-w-0">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint ? (
          <p id={`${id}hint`} className="text-muted text-sm text-pretty">
            {hint}
          </p>
        ) : null}
      </div>
      <Primitive.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}hint` : undefined}
        className="bg-ink/12 border-line data-[state=checked]:bg-accent relative h-8 w-14 shrink-0 cursor-pointer rounded-full border p-0.5 transition-colors after:absolute after:inset-x-0 after:-inset-y-2"
      >
        <Primitive.Thumb className="bg-ink data-[state=checked]:bg-accent-ink block size-6.5 rounded-full transition-transform data-[state=checked]:translate-x-6" />
      </Primitive.Root>
    </div>
  )
}
