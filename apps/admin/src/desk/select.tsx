import { cn } from '@skelly/ui'
import type { ReactNode } from 'react'

interface SelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value) => void
  readonly className?: string
}

/** One of several, in the browser's own list. */
export const Select = <Value extends string>({
  label,
  value,
  options,
  onChoose,
  className,
}: SelectProps<Value>): ReactNode => (
  <select
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => {
      const chosen = options.find((option) => option.value === currentTarget.value)
      if (chosen) onChoose(chosen.value)
    }}
    className={cn(
      'border-line bg-surface text-ink focus-visible:border-focus min-h-10 max-w-full rounded-xl border px-3 text-sm',
      className,
    )}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </select>
)
