import { Button } from '@skelly/ui'
import type { ComponentProps, ReactNode } from 'react'
import { PICTURE_BUTTON } from './picture-button.ts'

interface BarButtonProps extends ComponentProps<typeof Button> {
  /** What it does, for those who can't see its picture. */
  readonly label: string
}

/** A small button above the table. */
export const BarButton = ({ label, children, ...rest }: BarButtonProps): ReactNode => (
  <Button {...rest} variant="ghost" size="small" aria-label={label} title={label} className={PICTURE_BUTTON}>
    {children}
  </Button>
)
