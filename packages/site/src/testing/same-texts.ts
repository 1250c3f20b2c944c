import { flatTexts, type TextTree } from './flat-texts.ts'

/** Whether there is a word in it, values that are put into it and what chooses among its branches apart. */
const saysSomething = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/gu, ''))

/** The texts that are word for word the same in two languages: names, or forgotten. Each once, in order. */
export const sameTexts = (one: TextTree, other: TextTree): readonly string[] => {
  const others = new Map(flatTexts(other))
  const same = flatTexts(one).filter(([key, text]) => saysSomething(text) && others.get(key) === text)
  return [...new Set(same.map(([, text]) => text))].toSorted()
}
