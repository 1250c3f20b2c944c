import { FILL_NAMES, type Fill } from '../caps/fill.ts'
import { RUN, targetOf } from '../rulesets/skelly/run.ts'
import type { SkellyCap } from '../rulesets/skelly/state.ts'
import { pointText, readPoint } from './point-text.ts'

/**
 * A cap less its letter: `.tar@400,700>5/3!2?~x` is roof tar at (400, 700), bound for box 5 on the way out
 * (`<5` on the way home, `*` a killer), box 3 won last where it is not the stop just before (`/-` nothing),
 * two turns to sit out, not flicked yet, pushed from its place, out of the game.
 */
export const capText = (cap: SkellyCap): string => {
  const fill = cap.fill === 'empty' ? '' : `.${cap.fill}`
  const won = cap.lastWon === stopBefore(cap.progress) ? '' : `/${String(cap.lastWon ?? '-')}`
  const sitting = cap.sittingOut === 0 ? '' : `!${String(cap.sittingOut)}`
  const marks = [cap.flicked ? '' : '?', cap.displaced ? '~' : '', cap.inGame ? '' : 'x'].join('')
  return `${fill}@${pointText(cap.at)}${boundText(cap.progress)}${won}${sitting}${marks}`
}

const CAP = /^(?:\.([a-z]+))?@([\d.,-]+?)(\*|[<>]\d+)(?:\/(-|\d+))?(?:!([12]))?(\??)(~?)(x?)$/

/** The cap that the text stands for, or null. */
export const readCap = (text: string): SkellyCap | null => {
  const [, fill, place = '', bound = '', won, sitting, unflicked, displaced, out] = CAP.exec(text) ?? []
  const at = readPoint(place)
  const progress = readBound(bound)
  const poured = readFill(fill)
  if (at === null || progress === null || poured === null) return null
  return {
    fill: poured,
    at,
    progress,
    lastWon: readWon(won, progress),
    sittingOut: Number(sitting ?? 0),
    inGame: out !== 'x',
    flicked: unflicked !== '?',
    displaced: displaced === '~',
  }
}

const stopBefore = (progress: number): number | null => RUN[progress - 1] ?? null

/** The box that the cap is bound for, with the way: most boxes come twice in the run. */
const boundText = (progress: number): string => {
  const target = targetOf(progress)
  if (target === null) return '*'
  return `${RUN.indexOf(target) === progress ? '>' : '<'}${String(target)}`
}

const readBound = (text: string): number | null => {
  if (text === '*') return RUN.length
  const box = Number(text.slice(1))
  const progress = text.startsWith('>') ? RUN.indexOf(box) : RUN.lastIndexOf(box)
  return boundText(progress) === text ? progress : null
}

const readFill = (text: string | undefined): Fill | null =>
  text === undefined ? 'empty' : (FILL_NAMES.find((name) => name === text) ?? null)

const readWon = (text: string | undefined, progress: number): number | null => {
  if (text === undefined) return stopBefore(progress)
  return text === '-' ? null : Number(text)
}
