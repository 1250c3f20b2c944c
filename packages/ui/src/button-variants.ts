import { cva, type VariantProps } from 'class-variance-authority'

/** How a button looks; for links that look like buttons, too. */
export const buttonVariants = cva(
  'inline-flex cursor-pointer select-none items-center justify-center gap-2 rounded-full py-1 text-center font-semibold no-underline transition-[background-color,transform,box-shadow] duration-150 active:translate-y-px disabled:pointer-events-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50 [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-accent-ink shadow-press hover:bg-accent-strong active:shadow-none',
        brick: 'bg-brick text-brick-ink shadow-press hover:bg-brick-strong active:shadow-none',
        outline: 'border border-line bg-surface/60 text-ink hover:bg-raised',
        ghost: 'text-ink hover:bg-raised',
        link: 'rounded-sm px-0 text-accent-text underline decoration-2 underline-offset-4 hover:text-ink',
      },
      size: {
        small: 'min-h-9 px-3.5 text-sm pointer-coarse:min-h-11',
        medium: 'min-h-11 px-5 text-base',
        large: 'min-h-14 px-7 text-lg',
        icon: 'size-11 p-0',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'min-h-0 px-0 py-0' }],
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
)

export type ButtonLook = VariantProps<typeof buttonVariants>
