import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from './cn.ts'

const alertVariants = cva(
  'flex items-start gap-3 rounded-2xl border px-4 py-3 text-sm [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        plain: 'border-line bg-raised text-ink',
        good: 'border-good/40 bg-good/12 text-ink',
        warning: 'border-accent/50 bg-accent/12 text-ink',
        bad: 'border-bad/50 bg-bad/12 text-ink',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
)

export interface AlertProps extends ComponentProps<'div'>, VariantProps<typeof alertVariants> {}

/** Something that has to be known; a bad one is read out at once. */
export const Alert = ({ tone, className, ...rest }: AlertProps): ReactElement => (
  <div
    role={tone === 'bad' ? 'alert' : 'status'}
    {...rest}
    className={cn(alertVariants({ tone }), className)}
  />
)
