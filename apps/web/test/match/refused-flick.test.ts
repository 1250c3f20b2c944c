import { seatAt } from '@skelly/engine'
import { USUAL_LOOK } from '@skelly/stage'
import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MESSAGES } from '../../src/i18n/messages.ts'
import { followMatch, type Followed } from '../../src/match/follow-match.ts'
import { refusalShown, type RefusedWord } from '../../src/match/refusal-shown.ts'
import { StatusLine } from '../../src/match/status-line.tsx'
import { evolveStage, stageOf } from '../../src/stage/stage.ts'
import { freshTable, shotId } from '../stage/table.ts'

type Refused = RefusedWord & { readonly shotId: string | null }

const table = freshTable()
const mine = shotId('a')

/** A referee who has said nothing yet. */
const createReferee = () => {
  const listeners = new Set<(refused: Refused) => void>()
  const nothing = { match: null, pending: null, lastEntry: null }
  const followed: Followed = {
    getSnapshot: () => nothing,
    subscribe: () => () => undefined,
    onEntry: () => () => undefined,
    onRefused: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const refuse = (refused: Refused): void => {
    for (const listener of listeners) listener(refused)
  }
  return { followed, refuse }
}

/** A screen on which the own flick rolls, before the referee has answered. */
const launched = () => {
  const { followed, refuse } = createReferee()
  const flick = { dx: 0, dy: -1, strength: 300 }
  const shot = { shotId: mine, seat: seatAt(0), flick, before: table, startedAt: 4_000, rate: 1 }
  let stage = evolveStage(stageOf(table), { kind: 'flicked', shot })
  const clock = { now: () => 4_100, rateOf: () => 1 }
  const stop = followMatch(
    followed,
    (event) => {
      stage = evolveStage(stage, event)
    },
    clock,
  )
  return { refuse, stop, shown: () => stage.scene }
}

const wordsFor = (refused: RefusedWord): string => {
  const children = createElement(StatusLine, {
    look: USUAL_LOOK,
    said: null,
    names: ['Ana', 'Ben'],
    prompt: null,
    refusal: refusalShown(refused),
    onModesAt: () => undefined,
  })
  const messages = MESSAGES.en
  return renderToStaticMarkup(
    createElement(NextIntlClientProvider, { locale: 'en', messages, timeZone: 'UTC', children }),
  )
}

test('a flick that rolls ahead and is refused: the caps lie where they lay, and words say why', () => {
  const { refuse, shown } = launched()
  expect(shown().kind).toBe('rolling')
  const refused = { message: 'flick', shotId: mine, why: 'too-late' } as const
  refuse(refused)
  expect(shown()).toEqual({ kind: 'still', state: table, placed: null })
  expect(wordsFor(refused)).toMatch(/role="alert"[^>]*>Not counted: Too late: the clock had run out\.</)
})

test('one that is asked for again rolls on, and nobody is told', () => {
  const { refuse, shown } = launched()
  const refused = { message: 'flick', shotId: mine, why: 'not-now' } as const
  refuse(refused)
  expect(shown().kind).toBe('rolling')
  expect(wordsFor(refused)).not.toContain('role="alert"')
})

test('a screen that follows no more does not hear of it', () => {
  const { refuse, shown, stop } = launched()
  stop()
  refuse({ message: 'flick', shotId: mine, why: 'too-late' })
  expect(shown().kind).toBe('rolling')
})
