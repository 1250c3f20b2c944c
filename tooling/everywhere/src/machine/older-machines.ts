/**
 * What machines older than our browsers lack (SpiderMonkey 102 has none of these). The product does not run on such
 * machines; the corpus does, because what is compared is arithmetic, and that has not changed since.
 */
const missing: Readonly<Record<string, (this: unknown[], ...given: never[]) => unknown>> = {
  findLast(fits: (item: unknown) => boolean) {
    return [...this].reverse().find((item) => fits(item))
  },
  toReversed() {
    return [...this].reverse()
  },
  toSorted(compare: (one: unknown, other: unknown) => number) {
    return [...this].sort(compare)
  },
  toSpliced(...given: [number, number, ...unknown[]]) {
    const copy = [...this]
    copy.splice(...given)
    return copy
  },
}

for (const [name, value] of Object.entries(missing)) {
  const isThere = name in Array.prototype
  if (!isThere) Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true })
}
