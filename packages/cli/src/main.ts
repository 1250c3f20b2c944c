import { parseArgs } from 'node:util'
import { bench } from './commands/bench.ts'
import { census } from './commands/census.ts'
import { constants } from './commands/constants.ts'
import { judge } from './commands/judge.ts'
import { level } from './commands/level.ts'
import { match } from './commands/match.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { simulate } from './commands/simulate.ts'
import { onOneLine } from './on-one-line.ts'
import { unusable, type Outcome } from './outcome.ts'

interface Command {
  readonly usage: string
  readonly run: (
    files: readonly string[],
    asJson: boolean,
    values: Values,
    flags: ReadonlySet<string>,
  ) => Promise<Outcome>
  /** How many files, or other words, it takes. */
  readonly files: { readonly least: number; readonly most: number }
  /** Its own options beside `--json`; each takes a value. */
  readonly options?: readonly string[]
  /** Its own options that take none. */
  readonly flags?: readonly string[]
}

/** The values of a command's own options, as they were given. */
type Values = Readonly<Record<string, string | undefined>>

const NONE = { least: 0, most: 0 } as const
const MAYBE_ONE = { least: 0, most: 1 } as const

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['judge', { usage: 'judge [FILE]', run: judge, files: MAYBE_ONE }],
  ['simulate', { usage: 'simulate [FILE]', run: simulate, files: MAYBE_ONE }],
  ['replay', { usage: 'replay [--json] FILE…', run: replay, files: { least: 1, most: Infinity } }],
  ['match', { usage: 'match [--json] FILE', run: match, files: { least: 1, most: 1 } }],
  [
    'play',
    {
      usage: 'play --players hard,normal --seed 7 [--games N] [--save DIR] [--json]',
      run: play,
      files: NONE,
      options: ['players', 'seed', 'games', 'save'],
    },
  ],
  [
    'level',
    {
      usage: 'level N [--solve] [--json] | level --all [--solve] [--json]',
      run: (words, asJson, _, flags) => level(words, asJson, flags),
      files: MAYBE_ONE,
      flags: ['solve', 'all'],
    },
  ],
  ['constants', { usage: 'constants', run: constants, files: NONE }],
  [
    'bench',
    {
      usage: 'bench [--json] [--seconds N]',
      run: (_, asJson, { seconds }) => bench(asJson, seconds),
      files: NONE,
      options: ['seconds'],
    },
  ],
  ['census', { usage: 'census [--json]', run: census, files: NONE }],
])

const EXIT_CODES = { done: 0, no: 1, unusable: 2 } as const satisfies Record<Outcome['kind'], number>

/** The `skelly` command: data on stdout, words on stderr, and the outcome as the process's exit code. */
export const main = async (words: readonly string[]): Promise<void> => {
  process.stdout.on('error', stopWriting)
  const outcome = await run(words)
  if (outcome.kind === 'unusable') process.stderr.write(`skelly: ${onOneLine(outcome.what)}\n`)
  process.exitCode = EXIT_CODES[outcome.kind]
}

const run = async (words: readonly string[]): Promise<Outcome> => {
  const asked = parseWords(words)
  if ('kind' in asked) return asked
  const [name = '', ...files] = asked.positionals
  const command = COMMANDS.get(name)
  const usages = [...COMMANDS.values()].map(({ usage }) => usage).join(' | ')
  if (command === undefined) return unusable(`usage: skelly ${usages}`)
  const { least, most } = command.files
  const own = [...(command.options ?? []), ...(command.flags ?? [])]
  const isForeign = [...Object.keys(asked.values), ...asked.flags].some((option) => !own.includes(option))
  if (files.length < least || files.length > most || isForeign) {
    return unusable(`usage: skelly ${command.usage}`)
  }
  return command.run(files, asked.asJson, asked.values, asked.flags)
}

interface Asked {
  readonly asJson: boolean
  readonly values: Values
  readonly flags: ReadonlySet<string>
  readonly positionals: readonly string[]
}

const parseWords = (words: readonly string[]): Asked | ReturnType<typeof unusable> => {
  try {
    const commands = [...COMMANDS.values()]
    const valued = typed(
      commands.flatMap(({ options = [] }) => options),
      'string',
    )
    const bare = typed(['json', ...commands.flatMap(({ flags = [] }) => flags)], 'boolean')
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { ...valued, ...bare },
      allowPositionals: true,
    })
    const given = Object.entries(values)
    const flags = new Set(given.flatMap(([name, value]) => (value === true ? [name] : [])))
    const asJson = flags.delete('json')
    return { asJson, values: Object.fromEntries(given.flatMap(textOnly)), flags, positionals }
  } catch (error) {
    return unusable(error instanceof Error ? error.message : String(error))
  }
}

const typed = <Type extends 'string' | 'boolean'>(names: readonly string[], type: Type) =>
  Object.fromEntries(names.map((name) => [name, { type }]))

const textOnly = ([name, value]: readonly [string, unknown]): readonly (readonly [string, string])[] =>
  typeof value === 'string' ? [[name, value]] : []

/** `skelly … | head` closes the pipe early, which is no failure; a full disk is one. */
const stopWriting = (error: NodeJS.ErrnoException): never => {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`skelly: stdout: can't be written (${error.code ?? onOneLine(error.message)})\n`)
  process.exit(EXIT_CODES.unusable)
}
