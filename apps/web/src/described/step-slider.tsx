'use client'

import { useTranslations } from 'next-intl'
import { useId, type KeyboardEvent, type ReactNode } from 'react'

interface StepSliderProps {
  readonly label: string
  readonly hint?: string
  readonly value: number
  /** The value in words. */
  readonly words: string
  readonly min: number
  readonly max: number
  readonly steps: { readonly little: number; readonly much: number }
  /** Told a wish, which may lie beyond `min` or `max`: whether a value goes round is the caller's business. */
  readonly onWish: (value: number) => void
}

/** By key: how many little steps and how many big ones. */
const KEYS: Readonly<Record<string, readonly [little: number, much: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [1, 0],
  PageDown: [0, -1],
  PageUp: [0, 1],
}

const BUTTONS = [
  { key: 'muchLess', sign: '−−', by: [0, -1] },
  { key: 'less', sign: '−', by: [-1, 0] },
  { key: 'more', sign: '+', by: [1, 0] },
  { key: 'muchMore', sign: '++', by: [0, 1] },
] as const

/** A quantity in small and large steps: by keys, by buttons, or as far as a finger drags. */
export const StepSlider = (props: StepSliderProps): ReactNode => {
  const { hint, label, max, min, onWish, steps, value, words } = props
  const t = useTranslations('described')
  const id = useId()
  const step = ([little, much]: readonly [number, number]): void => {
    onWish(value + little * steps.little + much * steps.much)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = KEYS[event.key]
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(by)
  }
  return (
    <div className="space-y-1">
      <p className="flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        <span aria-hidden className="text-sm font-semibold tabular-nums">
          {words}
        </span>
      </p>
      <input
        id={id}
        type="range"
        {...{ max, min, value }}
        step={steps.little}
        aria-valuetext={words}
        aria-describedby={hint === undefined ? undefined : `${id}hint`}
        className="accent-accent block h-6 w-full cursor-pointer"
        onChange={(event) => {
          onWish(Number(event.target.value))
        }}
        onKeyDown={onKeyDown}
      />
      <div className="grid grid-cols-4 gap-1">
        {BUTTONS.map(({ by, key, sign }) => (
          <button
            key={key}
            type="button"
            aria-label={t(key, { what: label })}
            className="border-line bg-raised hover:border-muted/50 min-h-11 rounded-lg border font-semibold"
            onClick={() => {
              step(by)
            }}
          >
            {sign}
          </button>
        ))}
      </div>
      {hint !== undefined && (
        <p id={`${id}hint`} className="text-muted text-xs text-pretty">
          {hint}
        </p>
      )}
    </div>
  )
}
