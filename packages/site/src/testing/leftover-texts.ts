import { flatTexts, type TextTree } from './flat-texts.ts'

/** The keys of texts that nothing asks for (`usedTexts`). */
export const leftoverTexts = (texts: TextTree, used: ReadonlySet<string>): readonly string[] =>
  flatTexts(texts)
    .map(([key]) => key)
    .filter((key) => !used.has(key))
