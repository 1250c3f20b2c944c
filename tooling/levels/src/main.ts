import { say } from '@skelly/workshop'
import { CHAPTERS } from '@skelly/engine/challenges'
import { again } from './again.ts'
import { draftsOf } from './chapters/chapters.ts'
import { faultsIn } from './faults.ts'
import type { LevelFile } from './level-file.ts'
import { measure } from './measure.ts'
import { ordered } from './order.ts'
import { propose } from './propose.ts'
import { drawChapter } from './sheet/draw.ts'
import { wantedDifficulty } from './wanted.ts'
import { readChapter, writeChapter } from './write.ts'

const usage = 'usage: pnpm run levels -- propose | measure | write | again | draw [chapter …]'
const [command = '', ...rest] = process.argv.slice(2).filter((word) => word !== '--')
const chapters =
  rest.length === 0 ? Array.from({ length: CHAPTERS }, (_, place) => place + 1) : rest.map(Number)

const proposals = async (chapter: number): Promise<void> => {
  for (const draft of draftsOf(chapter)) {
    const proposal = await propose(draft)
    const name = `${String(chapter)}.${String(draft.written)} ${draft.title.en}`
    if (typeof proposal === 'string') {
      say(`${name}: ${proposal}`)
      process.exitCode = 1
      continue
    }
    const { turns, flicks, tolerance } = proposal.solvedBy
    say(`${name}: ${String(turns.length)} turns, ${String(flicks)} flicks, tolerance ${tolerance.toFixed(3)}`)
  }
}

const measured = async (chapter: number): Promise<readonly LevelFile[]> => {
  const files: LevelFile[] = []
  for (const draft of draftsOf(chapter)) {
    const file = await measure(draft)
    const name = `${String(chapter)}.${String(draft.written)} ${draft.title.en}`
    if (typeof file === 'string') {
      say(`${name}: ${file}`)
      process.exitCode = 1
      continue
    }
    const wanted = wantedDifficulty(chapter, draft.written)
    const { difficulty, tolerance } = file.measured
    say(
      `${name}: ${file.goal.kind}, flicks ${file.flicks.join(' ')}, tolerance ${tolerance.toFixed(2)}, difficulty ${difficulty.toFixed(2)}, wanted ${wanted.toFixed(2)}`,
    )
    files.push(file)
  }
  return files
}

const write = async (chapter: number): Promise<void> => {
  const files = await measured(chapter)
  const others: (readonly LevelFile[])[] = []
  for (let other = 1; other <= CHAPTERS; other += 1) {
    others.push(other === chapter ? [] : await readChapter(other))
  }
  const faults = faultsIn([...others.flat(), ...files])
  if (faults.length > 0) throw new Error(faults.join('\n'))
  await writeChapter(chapter, ordered(files, others[chapter - 2]?.at(-1) ?? null))
}

const measuredAgain = async (chapter: number): Promise<void> => {
  const drafts = draftsOf(chapter)
  const files: LevelFile[] = []
  for (const level of await readChapter(chapter)) {
    const draft = drafts.find(({ title }) => title.en === level.title.en)
    if (draft === undefined) throw new Error(`no draft of “${level.title.en}”`)
    const file = await again(draft, level)
    const { flicks, measured } = file
    say(
      `${String(level.number)} ${level.title.en}: flicks ${flicks.join(' ')}, difficulty ${measured.difficulty.toFixed(2)}`,
    )
    files.push(file)
  }
  const before = chapter === 1 ? [] : await readChapter(chapter - 1)
  await writeChapter(chapter, ordered(files, before.at(-1) ?? null))
}

const commands: Record<string, (chapter: number) => Promise<unknown>> = {
  propose: proposals,
  measure: measured,
  write,
  again: measuredAgain,
  draw: async (chapter) => say(await drawChapter(chapter, await readChapter(chapter))),
}

const run = commands[command]
if (run === undefined) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 2
} else {
  for (const chapter of chapters) await run(chapter)
}
