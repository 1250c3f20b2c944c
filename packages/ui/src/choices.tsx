'use client'

import { RadioGroup } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from './cn.ts'

interface Choice<Value extends string> {
  readonly value: Value
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly picture?: ReactNode
}

interface ChoicesProps<Value extends string> {
  readonly label: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
  readonly disabled?: boolean
  readonly className?: string
}

/** One of a few, each a card with a picture and a line about it. */
export const Choices = <Value extends string>(props: ChoicesProps<Value>): ReactElement => (
  <RadioGroup.Root
    aria-label={props.label}
    value={props.value}
    disabled={props.disabled ?? false}
    onValueChange={(chosen) => {
      const choice = props.choices.find(({ value }) => value === chosen)
      if (choice) props.onChoose(choice.value)
    }}
    className={cn('grid gap-3', props.className)}
  >
    {props.choices.map(({ value, title, description, picture }) => (
      <RadioGroup.Item
        key={value}
        value={value}
        className="border-line bg-surface hover:bg-raised data-[state=checked]:border-accent data-[state=checked]:bg-accent/10 flex cursor-pointer items-center gap-4 rounded-2xl border-2 px-4 py-3 text-left transition-colors disabled:cursor-default disabled:opacity-60"
      >
        {picture}
        <span className="min-w-0">
          <span className="block font-semibold">{title}</span>
          {description ? <span className="text-muted block text-sm text-pretty">{description}</span> : null}
        </span>
      </RadioGroup.Item>
    ))}
  </RadioGroup.Root>
)
