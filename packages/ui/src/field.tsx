import { useId, type ReactElement, type ReactNode } from 'react'
import { cn } from './cn.ts'

/** What the control inside a field has to carry. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

interface FieldProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Said when there is something wrong. */
  readonly error?: ReactNode
  readonly className?: string
  readonly children: (control: FieldControl) => ReactNode
}

/** A labelled control with a hint, and what is wrong with it. */
export const Field = ({ label, hint, error, className, children }: FieldProps): ReactElement => {
  const id = useId()
  const note = error ?? hint
  const hasError = error !== undefined && error !== null && error !== ''
  const noteId = `${id}note`
  return (
    <div className={cn('space-y-1.5', className)}>
      <label htmlFor={id} className="text-ink block text-sm font-medium">
        {label}
      </label>
      {children({ id, 'aria-invalid': hasError, 'aria-describedby': note ? noteId : undefined })}
      {note ? (
        <p
          id={noteId}
          role={hasError ? 'alert' : undefined}
          className={cn('text-sm', hasError ? 'text-bad' : 'text-muted')}
        >
          {note}
        </p>
      ) : null}
    </div>
  )
}
