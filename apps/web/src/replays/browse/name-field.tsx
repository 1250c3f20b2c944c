'use client'

import { Field, Input, cn } from '@skelly/ui'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useNames } from './use-names.ts'

interface NameFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  /** Called when a suggestion was taken, once it stands in the field. */
  readonly onTaken: () => void
}

/** Suggestions begin here: one letter is half of everybody. */
const FEWEST = 2

/** A player's name, with those that begin so to choose from. */
export const NameField = ({ name, label, value, onTaken }: NameFieldProps): ReactNode => {
  const listId = useId()
  const [text, setText] = useState(value)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const start = text.trim()
  const names = useNames(isOpen && start.length >= FEWEST ? start : null)
  const take = (taken: string): void => {
    setText(taken)
    setOpen(false)
    // the form is read when the field says it
    setTimeout(onTaken)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = names[active]
    if (event.key === 'Escape') setOpen(false)
    else if (step !== undefined && names.length > 0) {
      event.preventDefault()
      setActive((active + step + names.length) % names.length)
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      take(chosen)
    }
  }
  return (
    <Field label={label} className="relative">
      {({ id }) => (
        <>
          <Input
            id={id}
            name={name}
            value={text}
            maxLength={20}
            role="combobox"
            aria-expanded={names.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={names[active] === undefined ? undefined : `${listId}${String(active)}`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="min-h-11 px-3.5"
            onChange={(event) => {
              setText(event.target.value)
              setOpen(true)
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false)
            }}
          />
          <ul
            id={listId}
            role="listbox"
            aria-label={label}
            className={cn(
              'border-line bg-surface shadow-over absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-xl border',
              names.length === 0 && 'hidden',
            )}
          >
            {names.map((each, index) => (
              <li
                key={each}
                id={`${listId}${String(index)}`}
                role="option"
                aria-selected={index === active}
                className="aria-selected:bg-raised hover:bg-raised min-h-11 cursor-pointer truncate px-3.5 py-2.5"
                // before the field loses the focus, which closes the list
                onPointerDown={(event) => {
                  event.preventDefault()
                  take(each)
                }}
              >
                {each}
              </li>
            ))}
          </ul>
        </>
      )}
    </Field>
  )
}
