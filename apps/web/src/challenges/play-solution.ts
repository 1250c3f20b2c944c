import type { SolutionAsked } from './solution-asked.ts'

/** The replay of a level's solution, as text. Rejects when it can't be played. */
export const playSolution = (asked: SolutionAsked): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('solution.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
      worker.terminate()
      resolve(data)
    })
    worker.addEventListener('error', () => {
      worker.terminate()
      reject(new Error('the solution could not be played'))
    })
    worker.postMessage(asked)
  })
