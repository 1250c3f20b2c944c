import type { ComponentProps, ReactElement } from 'react'
import { cn } from './cn.ts'

export const Card = ({ className, ...rest }: ComponentProps<'section'>): ReactElement => (
  <section
    {...rest}
    className={cn('rounded-card border-line bg-surface shadow-card border p-5 sm:p-6', className)}
  />
)

export const CardHeader = ({ className, ...rest }: ComponentProps<'header'>): ReactElement => (
  <header {...rest} className={cn('mb-4 space-y-1', className)} />
)

export const CardTitle = ({ className, ...rest }: ComponentProps<'h2'>): ReactElement => (
  <h2 {...rest} className={cn('text-lg font-semibold text-balance', className)} />
)

export const CardDescription = ({ className, ...rest }: ComponentProps<'p'>): ReactElement => (
  <p {...rest} className={cn('text-muted text-sm', className)} />
)

export const CardFooter = ({ className, ...rest }: ComponentProps<'footer'>): ReactElement => (
  <footer {...rest} className={cn('mt-5 flex flex-wrap items-center gap-3', className)} />
)
