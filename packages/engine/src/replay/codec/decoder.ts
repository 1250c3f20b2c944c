/** A value of the right shape, or the path to the part that has another. */
export type Decoded<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly where: string }

/** Reads an unknown value strictly. `where` is the path to it, for people. */
export type Decoder<Value> = (value: unknown, where: string) => Decoded<Value>

const good = <Value>(value: Value): Decoded<Value> => ({ ok: true, value })
const bad = (where: string): { readonly ok: false; readonly where: string } => ({ ok: false, where })

/** A whole number from `least` to `most`. */
export const whole =
  (least: number, most: number): Decoder<number> =>
  (value, where) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? good(value + 0)
      : bad(where)

/** A text of at most `most` characters. */
export const text =
  (most: number): Decoder<string> =>
  (value, where) =>
    typeof value === 'string' && value.length <= most ? good(value) : bad(where)

/** A text that `read` makes something of. */
export const textAs =
  <Value>(read: (text: string) => Value | null): Decoder<Value> =>
  (value, where) => {
    const made = typeof value === 'string' ? read(value) : null
    return made === null ? bad(where) : good(made)
  }

/** One of a closed set. */
export const oneOf =
  <Value>(values: readonly Value[]): Decoder<Value> =>
  (value, where) => {
    const found = values.find((each) => each === value)
    return found === undefined ? bad(where) : good(found)
  }

export const orNull =
  <Value>(decoder: Decoder<Value>): Decoder<Value | null> =>
  (value, where) =>
    value === null ? good(null) : decoder(value, where)

/** A list of at most `most`. */
export const listOf =
  <Value>(decoder: Decoder<Value>, most: number): Decoder<readonly Value[]> =>
  (value, where) => {
    if (!Array.isArray(value) || value.length > most) return bad(where)
    const values: Value[] = []
    for (const [index, item] of value.entries()) {
      const decoded = decoder(item, `${where}[${String(index)}]`)
      if (!decoded.ok) return decoded
      values.push(decoded.value)
    }
    return good(values)
  }

/** A list of exactly so many. */
export const tupleOf =
  <Value>(decoder: Decoder<Value>, length: number): Decoder<readonly Value[]> =>
  (value, where) => {
    const decoded = listOf(decoder, length)(value, where)
    return decoded.ok && decoded.value.length < length ? bad(where) : decoded
  }

/** The value made into something else. */
export const map =
  <From, To>(decoder: Decoder<From>, to: (value: From) => To): Decoder<To> =>
  (value, where) => {
    const decoded = decoder(value, where)
    return decoded.ok ? good(to(decoded.value)) : decoded
  }

/** A field that may be left out. */
export const optional =
  <Value>(decoder: Decoder<Value>): Decoder<Value | undefined> =>
  (value, where) =>
    value === undefined ? good(undefined) : decoder(value, where)

/** A decoder for every field; for those that may be left out an `optional` one. */
type Shape<Value> = {
  readonly [Key in keyof Value]-?: Decoder<
    object extends Pick<Value, Key> ? Value[Key] | undefined : Value[Key]
  >
}

/** An object with exactly these fields. They come out in the order in which they stand here. */
export const fields =
  <Value extends object>(shape: Shape<Value>): Decoder<Value> =>
  (value, where) => {
    if (!isObject(value)) return bad(where)
    const unknown = Object.keys(value).find((key) => !Object.hasOwn(shape, key))
    if (unknown !== undefined) return bad(`${where}.${shown(unknown)}`)
    const made: Record<string, unknown> = {}
    for (const [key, decoder] of Object.entries<Decoder<unknown>>(shape)) {
      const decoded = decoder(value[key], `${where}.${key}`)
      if (!decoded.ok) return decoded
      if (decoded.value !== undefined) made[key] = decoded.value
    }
    // The loop above gave each field of the shape its own type.
    return good(made as Value)
  }

/** One of several objects, told apart by their `kind`. */
export const byKind =
  <Value extends { readonly kind: string }>(variants: {
    readonly [Kind in Value['kind']]: Decoder<Extract<Value, { readonly kind: Kind }>>
  }): Decoder<Value> =>
  (value, where) => {
    const kinds = Object.entries<Decoder<Value>>(variants)
    const variant = kinds.find(([kind]) => isObject(value) && value['kind'] === kind)
    return variant === undefined ? bad(`${where}.kind`) : variant[1](value, where)
  }

/** A key as it may stand in a path: whoever wrote the text chose it, so it may be long, empty or no word at all. */
const shown = (key: string): string => {
  const short = key.length > LONGEST_SHOWN ? `${key.slice(0, LONGEST_SHOWN)}…` : key
  return /^[\w-]+…?$/.test(short) ? short : JSON.stringify(short)
}

const LONGEST_SHOWN = 40

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
