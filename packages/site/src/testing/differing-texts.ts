import { flatTexts, type TextTree } from './flat-texts.ts'

/** The names of what is put into a text, without the branches of plurals. */
const slots = (text: string): string =>
  String([...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name))].toSorted())

/**
 * The keys that one language has and the other has not, or has with other values put into it, or where one of them says
 * nothing; none where both say the same.
 */
export const differingTexts = (one: TextTree, other: TextTree): readonly string[] => {
  const [texts, others] = [new Map(flatTexts(one)), new Map(flatTexts(other))]
  return [...new Set([...texts.keys(), ...others.keys()])].filter((key) => {
    const [text, another] = [texts.get(key)?.trim(), others.get(key)?.trim()]
    return !text || !another || slots(text) !== slots(another)
  })
}
