interface Tree {
  readonly [key: string]: string | Tree
}

const flat = (tree: Tree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  )

/** The names of what is put into a text, without the branches of plurals. */
const slots = (text: string): string =>
  String([...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name))].toSorted())

/**
 * The keys that one language has and the other has not, or has with other values put into it, or where one of them says
 * nothing; none where both say the same.
 */
export const differingTexts = (one: Tree, other: Tree): readonly string[] => {
  const [texts, others] = [new Map(flat(one)), new Map(flat(other))]
  return [...new Set([...texts.keys(), ...others.keys()])].filter((key) => {
    const [text, another] = [texts.get(key)?.trim(), others.get(key)?.trim()]
    return !text || !another || slots(text) !== slots(another)
  })
}
