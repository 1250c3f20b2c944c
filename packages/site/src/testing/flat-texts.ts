/** Texts as the files keep them: by key, in groups. */
export interface TextTree {
  readonly [key: string]: string | TextTree
}

/** Every text with its key and those of its groups: `frame.signIn`. */
export const flatTexts = (tree: TextTree, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flatTexts(value, `${path}${key}.`),
  )
