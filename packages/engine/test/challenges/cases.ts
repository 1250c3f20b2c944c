import {
  YOU,
  openAttempt,
  parseLevel,
  playTurn,
  type PlayedAttempt,
  type SolvedLevel,
} from '../../src/challenges/index.ts'

const files = import.meta.glob('./cases/*.json', { import: 'default', eager: true })

/** Fields of a level's file. */
export type File = Readonly<Record<string, unknown>>

/** The files of the levels that the tests play, by their names. */
export const CASES: ReadonlyMap<string, File> = new Map(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*[/]|[.]json$/g, ''), fieldsOf(file)]),
)

function fieldsOf(file: unknown): File {
  if (typeof file !== 'object' || file === null) throw new Error('a case or its court is no object')
  return Object.fromEntries(Object.entries(file))
}

export const caseFile = (name: string): File => {
  const file = CASES.get(name)
  if (file === undefined) throw new Error(`no case is called ${name}`)
  return file
}

/** The court of a case as its file has it, with some of its fields replaced. */
export const courtFile = (name: string, changed: File): File => ({
  ...fieldsOf(caseFile(name)['court']),
  ...changed,
})

/** The level of a case, with some of its file's fields replaced. */
export const levelOf = (name: string, changed: File = {}): SolvedLevel => {
  const parsed = parseLevel({ ...caseFile(name), ...changed })
  if (!parsed.ok) throw new Error(`${name}: ${parsed.refusal} at ${parsed.where}`)
  return parsed.value
}

/** Direction and strength. */
export type Numbers = readonly [dx: number, dy: number, strength: number]

/** The person's flicks one after the other; each has to be a move that the attempt takes. */
export const flicked = (level: SolvedLevel, ...flicks: readonly Numbers[]): PlayedAttempt => {
  let played = openAttempt(level, { name: 'Ana', fill: level.solution.fill })
  for (const [dx, dy, strength] of flicks) {
    const next = playTurn(played, YOU, { setDown: null, flick: { dx, dy, strength } })
    if (!next.ok) throw new Error(`a flick was refused: ${next.refusal}`)
    played = next.value
  }
  return played
}
