import { DIRECTION_LIMIT, type Flick } from '../../flick/flick.ts'
import { parseFlick } from '../../flick/parse-flick.ts'
import { tupleOf, whole, type Decoder } from '../../replay/codec/decoder.ts'

/** `[dx, dy, strength]`. */
export const flickShape: Decoder<Flick> = (value, where) => {
  const numbers = tupleOf(whole(-DIRECTION_LIMIT, DIRECTION_LIMIT), 3)(value, where)
  if (!numbers.ok) return numbers
  const [dx = 0, dy = 0, strength = 0] = numbers.value
  const parsed = parseFlick({ dx, dy, strength })
  return parsed.ok ? parsed : { ok: false, where }
}
