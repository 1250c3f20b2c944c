import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { WORKER_FOLDER, SERVED_WITH } from '../worker-file.ts'
import { buildRevision } from './build-revision.ts'
import { keptFiles } from './kept-files.ts'

/** One script, without modules: workers with modules are not to be had everywhere. */
const bundled = async (input: string, define: Readonly<Record<string, string>>): Promise<string> => {
  const bundle = await rolldown({
    input,
    logLevel: 'warn',
    treeshake: { moduleSideEffects: false },
    transform: { define: { 'process.env.NODE_ENV': '"production"', ...define } },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true })
  await bundle.close()
  return output[0].code
}

interface Build {
  readonly projectDir: string
  readonly distDir: string
}

/** Writes the worker of a build that has just been compiled, and the one that takes its place where it is turned off. */
export const buildWorker = async ({ projectDir, distDir }: Build): Promise<void> => {
  const source = join(projectDir, 'src', 'offline', 'worker')
  const revision = `${await buildRevision(distDir)}-${SERVED_WITH}`
  const kept = await keptFiles({ projectDir, distDir, revision })
  const folder = join(distDir, WORKER_FOLDER)
  await mkdir(folder, { recursive: true })
  const worker = await bundled(join(source, 'worker.ts'), { KEPT: JSON.stringify(kept) })
  await writeFile(join(folder, 'worker.js'), worker)
  await writeFile(join(folder, 'retire.js'), await bundled(join(source, 'retire.ts'), {}))
}
