import { browserStorage } from './local-device.ts'

/** What tells a value of one kind from all else: a schema of zod's, or anything that answers as one does. */
interface Kind<Value> {
  readonly safeParse: (
    said: unknown,
  ) => { readonly success: true; readonly data: Value } | { readonly success: false }
}

const keyOf = (name: string): string => `skelly.${name}`

/** What this device remembers under a name; null when it remembers nothing, or nothing that fits any more. */
export const keptValue = <Value>(name: string, kind: Kind<Value>): Value | null => {
  try {
    const text = browserStorage.storage.getItem(keyOf(name))
    const read = kind.safeParse(text === null ? null : JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    // Forbidden storage or a text that is no JSON: nothing is remembered, which is what null says.
    return null
  }
}

/** Remembers a value on this device, where it may; whether it did. */
export const keepValue = (name: string, value: unknown): boolean => {
  try {
    browserStorage.storage.setItem(keyOf(name), JSON.stringify(value))
    return true
  } catch {
    // A device that keeps nothing forgets: the caller is told.
    return false
  }
}
