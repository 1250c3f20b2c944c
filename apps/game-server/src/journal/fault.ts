import type { Stage } from '@skelly/protocol'

/** A moment at which the process kills itself as `kill -9` would: the nth flick that it writes down. */
export interface Fault {
  readonly moment: 'before-commit' | 'after-commit'
  readonly nth: number
}

const FORM = /^kill-(before-commit|after-commit):([1-9]\d*)$/

/**
 * Reads SKELLY_FAULT, such as `kill-before-commit:3`.
 * @throws when it is set outside of tests or does not read
 */
export const readFault = (text: string | undefined, stage: Stage): Fault | null => {
  if (text === undefined || text === '') return null
  if (stage !== 'test') throw new Error('SKELLY_FAULT is for tests only')
  const [, moment, nth] = FORM.exec(text) ?? []
  if (moment !== 'before-commit' && moment !== 'after-commit') throw new Error(`SKELLY_FAULT: ${text}?`)
  return { moment, nth: Number(nth) }
}
