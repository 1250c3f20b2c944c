import type { ComponentProps, ReactElement } from 'react'
import { cn } from './cn.ts'

/** A table that scrolls sideways by itself where the screen is narrow. */
export const Table = ({ className, ...rest }: ComponentProps<'table'>): ReactElement => (
  <div className="-mx-1 overflow-x-auto px-1">
    <table {...rest} className={cn('w-full border-collapse text-left tabular-nums', className)} />
  </div>
)

export const TableHead = ({ className, ...rest }: ComponentProps<'thead'>): ReactElement => (
  <thead {...rest} className={cn('text-muted text-xs tracking-wide uppercase', className)} />
)

export const TableBody = (props: ComponentProps<'tbody'>): ReactElement => <tbody {...props} />

export const TableRow = ({ className, ...rest }: ComponentProps<'tr'>): ReactElement => (
  <tr
    {...rest}
    className={cn('border-line aria-[current=true]:bg-accent/12 border-b last:border-0', className)}
  />
)

export const TableHeading = ({ className, ...rest }: ComponentProps<'th'>): ReactElement => (
  <th scope="col" {...rest} className={cn('px-3 py-2 font-medium first:pl-2 last:pr-2', className)} />
)

export const TableCell = ({ className, ...rest }: ComponentProps<'td'>): ReactElement => (
  <td {...rest} className={cn('px-3 py-3 first:pl-2 last:pr-2', className)} />
)
