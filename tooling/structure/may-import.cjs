/**
 * Which of our packages each package may import: docs/decisions and the issue tracker are the place to discuss it,
 * this is the place where it holds. `tests` are allowed to tests on top, `types` as types only.
 */
module.exports = {
  'packages/engine': { may: [] },
  'packages/cli': { may: ['packages/engine'] },
  'packages/protocol': { may: ['packages/engine'] },
  'packages/db': { may: ['packages/engine'], tests: ['tooling/postgres'] },
  'packages/services': {
    may: ['packages/engine', 'packages/protocol', 'packages/db'],
    tests: ['tooling/postgres'],
  },
  'packages/mail': { may: [] },
  'packages/auth': { may: ['packages/protocol', 'packages/db'], tests: ['tooling/postgres'] },
  'packages/api': {
    may: ['packages/engine', 'packages/protocol', 'packages/services', 'packages/auth', 'packages/db'],
    tests: ['tooling/postgres'],
  },
  'packages/ui': { may: [] },
  'packages/court-view': { may: ['packages/engine', 'packages/ui'] },
  'packages/site': { may: ['packages/auth', 'packages/ui'] },
  'packages/game-client': { may: ['packages/engine', 'packages/protocol'] },
  'apps/web': {
    may: [
      'packages/engine',
      'packages/protocol',
      'packages/auth',
      'packages/mail',
      'packages/ui',
      'packages/court-view',
      'packages/site',
      'packages/game-client',
    ],
    types: ['packages/api'],
  },
  'apps/game-server': {
    may: ['packages/engine', 'packages/protocol', 'packages/services', 'packages/auth'],
    tests: ['packages/game-client', 'packages/db', 'tooling/postgres', 'tooling/bad-line', 'tooling/redis'],
  },
  'apps/bots': {
    may: ['packages/engine', 'packages/protocol', 'packages/game-client'],
    types: ['packages/api'],
  },
  'tooling/bad-line': { may: [] },
  'tooling/processes': { may: [] },
  'tooling/postgres': { may: ['tooling/processes'] },
  'tooling/supervisor': { may: ['tooling/processes', 'tooling/postgres'] },
  'tooling/everywhere': { may: ['packages/engine', 'tooling/processes', 'tooling/workshop'] },
  'tooling/levels': { may: ['packages/engine', 'tooling/workshop'] },
  'tooling/redis': { may: ['tooling/processes', 'tooling/workshop'] },
  'tooling/season': {
    may: [
      'packages/engine',
      'packages/protocol',
      'packages/db',
      'packages/services',
      'packages/auth',
      'packages/api',
      'tooling/postgres',
      'tooling/workshop',
    ],
  },
  'tooling/workshop': { may: [] },
  'tooling/eslint': { may: [] },
  'tooling/structure': { may: [] },
  e2e: {
    may: [
      'packages/engine',
      'packages/protocol',
      'packages/game-client',
      'tooling/bad-line',
      'tooling/processes',
      'tooling/postgres',
      'tooling/supervisor',
      'tooling/season',
    ],
  },
}
