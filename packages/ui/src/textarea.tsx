import type { ComponentProps, ReactElement } from 'react'
import { cn } from './cn.ts'

/** Several lines of text. Whoever comes to it goes on behind what stands there. */
export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>): ReactElement => (
  <textarea
    onFocus={({ currentTarget: { textLength }, currentTarget }) => {
      currentTarget.setSelectionRange(textLength, textLength)
    }}
    {...rest}
    className={cn(
      'border-line bg-page/60 text-ink placeholder:text-muted/70 hover:border-muted/50 focus-visible:border-focus focus-visible:ring-focus/50 aria-invalid:border-bad aria-invalid:focus-visible:ring-bad/50 block min-h-28 w-full resize-y rounded-xl border px-4 py-3 text-base transition-colors focus-visible:ring-2 focus-visible:outline-none disabled:cursor-not-allowed disabled:opacity-60',
      className,
    )}
  />
)
