'use client'

import { Field } from '@skelly/ui'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FilterSelectProps {
  readonly name: string
  readonly label: string
  /** The first is what nothing said means. */
  readonly options: readonly { readonly value: string; readonly words: string }[]
  readonly value: string
  readonly onChange?: (value: string) => void
}

/** One of a few words that a list is narrowed to: the device's own menu. */
export const FilterSelect = (props: FilterSelectProps): ReactNode => {
  const { label, name, onChange, options, value } = props
  return (
    <Field label={label}>
      {({ id }) => (
        <span className="relative block">
          <select
            id={id}
            name={name}
            defaultValue={value}
            onChange={(event) => onChange?.(event.target.value)}
            className="border-line bg-page/60 text-ink hover:border-muted/50 focus-visible:border-focus focus-visible:ring-focus/50 block min-h-11 w-full cursor-pointer appearance-none rounded-xl border pr-9 pl-3.5 text-base transition-colors focus-visible:ring-2 focus-visible:outline-none"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface text-ink">
                {option.words}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="text-muted pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
          />
        </span>
      )}
    </Field>
  )
}
