'use client'

import { RadioGroup } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from './cn.ts'

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  /** What is read out where the label is a picture. */
  readonly name?: string
  /** Somebody else has it. */
  readonly disabled?: boolean
}

interface SegmentsProps<Value extends string> {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  readonly className?: string
}

/** One of a few, side by side in one line. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>): ReactElement => (
  <RadioGroup.Root
    aria-label={props.label}
    value={props.value}
    orientation="horizontal"
    onValueChange={(chosen) => {
      const segment = props.segments.find(({ value }) => value === chosen)
      if (segment) props.onChoose(segment.value)
    }}
    className={cn(
      'border-line bg-page/50 flex max-w-full flex-wrap gap-1 rounded-3xl border p-1',
      props.className,
    )}
  >
    {props.segments.map(({ value, label, name, disabled = false }) => (
      <RadioGroup.Item
        key={value}
        value={value}
        aria-label={name}
        title={name}
        disabled={disabled}
        className="text-muted hover:text-ink data-[state=checked]:bg-accent data-[state=checked]:text-accent-ink grid min-h-10 min-w-min flex-1 cursor-pointer place-items-center rounded-full px-1 text-sm font-semibold transition-colors disabled:cursor-default disabled:opacity-25 pointer-coarse:min-h-11"
      >
        {label}
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
)
