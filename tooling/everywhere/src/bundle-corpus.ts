import { fileURLToPath } from 'node:url'
import type { Play } from '@skelly/engine/testing'
import { rolldown } from 'rolldown'

const entry = fileURLToPath(new URL('machine/play-corpus.ts', import.meta.url))

/**
 * The engine and the corpus as one plain script, without modules, that needs nothing but the language. Called with
 * the name of what says a line there, such as `print`.
 */
export type CorpusScript = (say: string) => string

/** Bundles the engine as it lies in the tree. */
export const bundleCorpus = async (plays: readonly Play[]): Promise<CorpusScript> => {
  const bundle = await rolldown({ input: entry, logLevel: 'warn' })
  const { output } = await bundle.generate({ format: 'iife', name: 'everywhere' })
  await bundle.close()
  const [{ code }] = output
  const written = plays.map(({ name, form, text }) => ({ name, form, text }))
  return (say) => `${code}\neverywhere.playCorpus(${JSON.stringify(written)}, ${say})\n`
}
