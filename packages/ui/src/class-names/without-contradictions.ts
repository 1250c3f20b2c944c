import { propertiesOf } from './properties-of.ts'

/** `hover:sm:` of `hover:sm:px-2`: colons within brackets are the value's. */
const conditionsOf = (name: string): number => {
  let depth = 0
  let end = 0
  for (let index = 0; index < name.length; index += 1) {
    const letter = name[index]
    if (letter === '[' || letter === '(') depth += 1
    else if (letter === ']' || letter === ')') depth -= 1
    else if (letter === ':' && depth === 0) end = index + 1
  }
  return end
}

const isImportant = (name: string): boolean => name.startsWith('!') || name.endsWith('!')

const settingsOf = (whole: string): readonly string[] => {
  const end = conditionsOf(whole)
  const [conditions, name] = [whole.slice(0, end), whole.slice(end)]
  const plain = name.replace(/^!|!$/, '').replace(/\/[^/\])]*$/, '')
  const scope = `${conditions.split(':').toSorted().join(':')}${isImportant(name) ? '!' : ''}`
  return propertiesOf(plain).map((property) => `${scope} ${property}`)
}

/**
 * Takes out each class all of whose properties a later one sets again.
 * @param names classes with spaces between them
 */
export const withoutContradictions = (names: string): string => {
  const set = new Set<string>()
  const kept: string[] = []
  for (const name of names.split(/\s+/).toReversed()) {
    const settings = settingsOf(name)
    if (settings.length > 0 && settings.every((each) => set.has(each))) continue
    for (const each of settings) set.add(each)
    if (name !== '') kept.push(name)
  }
  return kept.toReversed().join(' ')
}
