'use client'

import { Tabs as Primitive } from 'radix-ui'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from './cn.ts'

export const Tabs = (props: ComponentProps<typeof Primitive.Root>): ReactElement => (
  <Primitive.Root {...props} />
)

export const TabsList = ({ className, ...rest }: ComponentProps<typeof Primitive.List>): ReactElement => (
  <Primitive.List
    {...rest}
    className={cn('border-line bg-surface inline-flex gap-1 rounded-full border p-1', className)}
  />
)

export const TabsTrigger = ({
  className,
  ...rest
}: ComponentProps<typeof Primitive.Trigger>): ReactElement => (
  <Primitive.Trigger
    {...rest}
    className={cn(
      'text-muted hover:text-ink data-[state=active]:bg-accent data-[state=active]:text-accent-ink min-h-9 cursor-pointer rounded-full px-4 text-sm font-semibold transition-colors pointer-coarse:min-h-11',
      className,
    )}
  />
)

export const TabsContent = ({
  className,
  ...rest
}: ComponentProps<typeof Primitive.Content>): ReactElement => (
  <Primitive.Content {...rest} className={cn('mt-4', className)} />
)
