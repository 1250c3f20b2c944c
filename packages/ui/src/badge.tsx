import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from './cn.ts'

const badgeVariants = cva(
  'inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        plain: 'border-line bg-ink/8 text-ink',
        accent: 'border-accent/40 bg-accent/15 text-accent-text',
        good: 'border-good/40 bg-good/15 text-good',
        bad: 'border-bad/40 bg-bad/15 text-bad',
        sky: 'border-sky/40 bg-sky/15 text-sky',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
)

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badgeVariants> {}

export const Badge = ({ tone, className, ...rest }: BadgeProps): ReactElement => (
  <span {...rest} className={cn(badgeVariants({ tone }), className)} />
)
