import ts from 'typescript'

/** The keys of texts that a program asks for, with their namespaces: `frame.signIn`. */
type Keys = Set<string>

interface Translator {
  readonly namespaces: readonly string[]
}

interface Of {
  /** Whether texts that only tests ask for count. */
  readonly tests: boolean
}

/** next-intl's name for what `useTranslations` and `getTranslations` give. */
const TRANSLATOR = 'Translator'
const METHODS = ['rich', 'markup', 'raw', 'has']

/** The words that a type stands for; null where it is any string. */
const wordsOf = (type: ts.Type): readonly string[] | null => {
  if (type.isStringLiteral()) return [type.value]
  if (!type.isUnion()) return null
  const words = type.types.map(wordsOf)
  return words.includes(null) ? null : words.flatMap((each) => each ?? [])
}

const translatorOf = (type: ts.Type): Translator | null => {
  if (type.aliasSymbol?.name !== TRANSLATOR) return null
  const [, namespace] = type.aliasTypeArguments ?? []
  return { namespaces: (namespace && wordsOf(namespace)) ?? [''] }
}

/** The call that this expression is the name of, also by one of its methods. */
const callOf = (node: ts.Expression): ts.CallExpression | null => {
  const { parent } = node
  if (ts.isParenthesizedExpression(parent)) return callOf(parent)
  if (ts.isCallExpression(parent) && parent.expression === node) return parent
  if (ts.isPropertyAccessExpression(parent) && METHODS.includes(parent.name.text)) return callOf(parent)
  return null
}

/** What a function that a translator is handed to may ask it for. */
const keyTypeOf = (checker: ts.TypeChecker, handedTo: ts.Type | undefined): ts.Type | null => {
  if (handedTo === undefined || translatorOf(handedTo) !== null) return null
  const [key] = handedTo.getCallSignatures()[0]?.parameters ?? []
  return key ? checker.getTypeOfSymbol(key) : null
}

const askedBy = (checker: ts.TypeChecker, node: ts.Expression): ts.Type | null => {
  const call = callOf(node)
  if (call === null) return keyTypeOf(checker, checker.getContextualType(node))
  const [key] = call.arguments
  return key ? checker.getTypeAtLocation(key) : null
}

const keysOf = ({ namespaces }: Translator, asked: ts.Type, node: ts.Node): readonly string[] => {
  const words = wordsOf(asked)
  if (words === null)
    throw new Error(`any text may be meant in ${node.getSourceFile().fileName}: ${node.parent.getText()}`)
  return namespaces.flatMap((namespace) =>
    words.map((word) => (namespace === '' ? word : `${namespace}.${word}`)),
  )
}

const collect = (checker: ts.TypeChecker, node: ts.Node, keys: Keys): void => {
  if (ts.isIdentifier(node) || ts.isParenthesizedExpression(node) || ts.isCallExpression(node)) {
    const translator = translatorOf(checker.getTypeAtLocation(node))
    const asked = translator && askedBy(checker, node)
    if (translator && asked) for (const key of keysOf(translator, asked, node)) keys.add(key)
  }
  node.forEachChild((child) => {
    collect(checker, child, keys)
  })
}

/**
 * The texts that an application asks for, as the compiler knows them: a key that is put together counts for every key
 * that it may be. Throws where a key may be any text.
 * @param project the folder of the application's tsconfig.json
 * @param of which of its files count
 */
export const usedTexts = (project: string, { tests }: Of = { tests: false }): ReadonlySet<string> => {
  const config = ts.readConfigFile(`${project}/tsconfig.json`, (file) => ts.sys.readFile(file))
  const { fileNames, options } = ts.parseJsonConfigFileContent(config.config, ts.sys, project)
  const roots = fileNames.filter((name) => tests || !name.includes('/test/'))
  const program = ts.createProgram(roots, { ...options, noEmit: true })
  const keys: Keys = new Set()
  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && !file.fileName.includes('/node_modules/'))
      collect(program.getTypeChecker(), file, keys)
  return keys
}
