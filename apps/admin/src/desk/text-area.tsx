import { cn } from '@skelly/ui'
import type { ComponentProps, ReactNode } from 'react'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  readonly value: string
  readonly onText: (text: string) => void
}

/** Where more than a line is written. */
export const TextArea = ({ value, onText, className, ...rest }: TextAreaProps): ReactNode => (
  <textarea
    {...rest}
    value={value}
    onChange={({ currentTarget }) => {
      onText(currentTarget.value)
    }}
    className={cn(
      'border-line bg-page/60 text-ink placeholder:text-muted/70 hover:border-muted/50 focus-visible:border-focus focus-visible:ring-focus/50 block w-full resize-y rounded-xl border px-3 py-2 text-sm transition-colors focus-visible:ring-2 focus-visible:outline-none',
      className,
    )}
  />
)
