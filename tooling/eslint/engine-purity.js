/** Exactly rounded by IEEE 754, or exact on integers: the same bits on every machine. All else of Math is not. */
const EXACT = new Set(['sqrt', 'abs', 'min', 'max', 'floor', 'imul'])

/** What would bring in a clock, chance, I/O or the machine that the engine runs on. */
const OUTSIDE = new Set([
  ...['Date', 'performance', 'Intl', 'process', 'console', 'crypto', 'navigator', 'window', 'document'],
  ...['fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'globalThis'],
  ...['global', 'self', 'require', 'eval', 'Function', 'SharedArrayBuffer', 'Atomics', 'WebAssembly'],
])

/** Where a name stands for a type: nothing of it is left when the engine runs. */
const TYPE_POSITIONS = new Set(['TSTypeReference', 'TSTypeQuery', 'TSQualifiedName', 'TSInterfaceHeritage'])

const messages = {
  math: 'Math.{{name}} may differ between machines: only sqrt, abs, min, max, floor and imul are exact.',
  alias: 'Math may only be used as Math.name, so that this rule sees which name.',
  power: 'Powers may differ between machines: multiply.',
  outside: 'The engine is pure: what {{name}} knows has to be given from outside.',
}

const plainName = ({ computed, property }) =>
  !computed && property.type === 'Identifier' ? property.name : undefined

const isMathMember = (node) => node.type === 'MemberExpression' && node.object.name === 'Math'

/** A global is a name that no scope of the file defines. */
const globalsNamed = (sourceCode, isNamed) =>
  sourceCode.scopeManager.globalScope.through
    .map(({ identifier }) => identifier)
    .concat(
      ...sourceCode.scopeManager.globalScope.variables
        .filter(({ defs }) => defs.length === 0)
        .map(({ references }) => references.map(({ identifier }) => identifier)),
    )
    .filter(({ name, parent }) => isNamed(name) && !TYPE_POSITIONS.has(parent.type))

const purity = {
  meta: { type: 'problem', messages, schema: [] },
  create(context) {
    const power = (node) => context.report({ node, messageId: 'power' })
    return {
      'BinaryExpression[operator="**"]': power,
      'AssignmentExpression[operator="**="]': power,
      'Program:exit'() {
        const isWatched = (name) => name === 'Math' || OUTSIDE.has(name)
        for (const node of globalsNamed(context.sourceCode, isWatched)) {
          const { name, parent } = node
          if (name !== 'Math') context.report({ node, messageId: 'outside', data: { name } })
          else if (!isMathMember(parent) || plainName(parent) === undefined)
            context.report({ node, messageId: 'alias' })
          else if (!EXACT.has(plainName(parent)))
            context.report({ node: parent, messageId: 'math', data: { name: plainName(parent) } })
        }
      },
    }
  },
}

/** physics.md: the engine computes the same bits everywhere, and knows only what it is given. */
export const enginePurity = [
  {
    files: ['packages/engine/src/**/*.ts'],
    plugins: { engine: { rules: { purity } } },
    rules: { 'engine/purity': 'error' },
  },
]
