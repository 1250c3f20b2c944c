const engineOrder = require('./engine-order.cjs')
const mayImport = require('./may-import.cjs')

const testFiles = '(/test/|/src/testing/|[.]test[.]tsx?$)'
const ours = '^(packages|apps|tooling)/[^/]+/|^e2e/'
/** Doors are what a package's `exports` name: an index file, a style sheet, a preset. */
const doors = [
  '/src/index[.]ts$',
  '/src/[^/]+/index[.]ts$',
  '/index[.]js$',
  '/[^/]+[.]json$',
  '/src/[^/]+[.]css$',
]

/** matter-js is imported there alone, and the folder by what runs on servers and in terminals alone. */
const secondOpinion = '^packages/engine/src/second-opinion/'
const matterWorld = `${secondOpinion}matter-world[.]ts$`

/** The levels with their solutions, for what runs on servers and in terminals alone. */
const levels = '^packages/engine/src/levels/'

/** The census is a net of the tests and also a command. */
const census = '^packages/cli/src/commands/census[.]ts$'
/** The corpus is played by the tests and, by a tool, on every other JavaScript engine. */
const corpus = '^tooling/everywhere/'

const anyOf = (folders) => `^(${folders.join('|')})/`

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packageRules = Object.entries(mayImport).flatMap(([folder, { may, types = [], tests = [] }]) => {
  const name = folder.replace('/', '-')
  const allowed = [folder, ...may, ...types]
  return [
    rule(`${name}-may-import`, `what ${folder} may import is in may-import.cjs`, {
      from: { path: `^${folder}/`, pathNot: testFiles },
      to: { path: ours, pathNot: anyOf(allowed) },
    }),
    rule(`${name}-tests-may-import`, `what the tests of ${folder} may import is in may-import.cjs`, {
      from: { path: `^${folder}/.*${testFiles}` },
      to: { path: ours, pathNot: anyOf([...allowed, ...tests]) },
    }),
  ]
})

const unlisted = rule(
  'every-package-is-listed',
  'a package that may-import.cjs does not list may import nothing',
  {
    from: { path: ours, pathNot: anyOf(Object.keys(mayImport)) },
    to: { path: ours },
  },
)

const apiTypesOnly = rule('api-as-types', 'the browser gets types of the API, never its code', {
  from: {
    path: '^apps/(web|admin|bots)/',
    pathNot: ['^apps/(web|admin)/src/app/api/', '^apps/(web|admin)/src/server/', testFiles],
  },
  to: { path: '^packages/api/', dependencyTypesNot: ['type-only'] },
})

const engineRules = [
  ...Object.entries(engineOrder).map(([part, may]) =>
    rule(`engine-${part}`, `inside the engine ${part} imports only what stands to its left`, {
      from: { path: `^packages/engine/src/${part}([.]ts$|/)`, pathNot: '/index[.]ts$' },
      to: { path: '^packages/engine/', pathNot: `^packages/engine/src/(${may.join('|')})([.]ts$|/)` },
    }),
  ),
  rule('engine-part-is-listed', 'a part of the engine has its place in engine-order.cjs', {
    from: {
      path: '^packages/engine/src/',
      pathNot: [`^packages/engine/src/(${Object.keys(engineOrder).join('|')})([.]ts$|/)`, '/index[.]ts$'],
    },
    to: {},
  }),
  rule('engine-is-pure', 'the engine needs nothing but itself', {
    from: { path: '^packages/engine/src/', pathNot: matterWorld },
    to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'] },
  }),
]

const onlyThere = [
  rule('prisma-only-in-db', 'Prisma is imported in packages/db alone', {
    from: { path: ours, pathNot: '^packages/db/' },
    // next-auth's adapter is given the client, it does not bring it
    to: { path: 'node_modules/(@prisma/|prisma/|[.]prisma/)' },
  }),
  rule('matter-only-as-second-opinion', 'one file of the engine imports matter-js', {
    from: {
      path: ours,
      pathNot: [matterWorld, '^packages/engine/test/second-opinion/', '^packages/cli/src/bench/'],
    },
    to: { path: 'node_modules/matter-js/' },
  }),
  rule('second-opinion-on-servers', 'matter-js never reaches a browser: who may ask for a second opinion', {
    from: {
      path: ours,
      pathNot: [secondOpinion, '^packages/(cli|services)/', '^apps/game-server/', testFiles],
    },
    to: { path: secondOpinion },
  }),
  rule('levels-on-servers', 'solutions never reach a browser before their time: who may have whole levels', {
    from: {
      path: ours,
      pathNot: [
        levels,
        '^packages/(cli|services)/',
        '^apps/web/src/(app/.*/route[.]ts$|server/)',
        '^e2e/',
        testFiles,
      ],
    },
    to: { path: levels },
  }),
  rule('no-node-in-the-browser', 'packages that run in a browser use nothing of Node', {
    from: { path: '^packages/(protocol|ui|court-view|game-client)/src/' },
    to: { dependencyTypes: ['core'] },
  }),
]

const everywhere = [
  rule('no-cycles', 'a cycle is one module in several files (imports of types count)', {
    from: {},
    to: { circular: true },
  }),
  rule('through-the-door', 'another package is entered through a door that it exports', {
    from: { path: '^((packages|apps|tooling)/[^/]+|e2e)/' },
    to: { path: ours, pathNot: ['^$1/', ...doors] },
  }),
  rule('resolvable', 'an import that can not be resolved hides what it imports', {
    from: {},
    to: { couldNotResolve: true },
  }),
  rule('declared', 'what a package imports stands in its package.json', {
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  }),
  rule('tests-stay-tests', 'the product does not import its tests', {
    from: { path: ours, pathNot: [testFiles, '^e2e/', '/vitest[.]config[.]ts$', census, corpus] },
    to: { path: testFiles, pathNot: 'node_modules/' },
  }),
  rule('no-orphans', 'a module that nothing imports and that imports nothing is dead', {
    from: {
      orphan: true,
      path: '/src/',
      pathNot: [
        testFiles,
        '[.]d[.]ts$',
        '/src/(main|index)[.]ts$',
        '^apps/(web|admin)/src/app/',
        '/generated/',
      ],
    },
    to: {},
  }),
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...packageRules, unlisted, apiTypesOnly, ...engineRules, ...onlyThere, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)([.]next|generated|dist|coverage|test-results)/', 'next-env[.]d[.]ts$'] },
    tsPreCompilationDeps: true,
    // Without these a workspace link resolves to nothing and every rule above passes in silence.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
}

function rule(name, comment, { from, to }) {
  return { name, comment, severity: 'error', from, to }
}
