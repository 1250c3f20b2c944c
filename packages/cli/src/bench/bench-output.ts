import { benchJson } from './bench-json.ts'
import { benchText } from './bench-text.ts'
import { runBench } from './run-bench.ts'

/**
 * Runs the benchmark for about so many seconds and puts what it found into one line of JSON or words for people.
 * @param begin called when everybody is ready
 */
export const benchOutput = async (seconds: number, asJson: boolean, begin: () => void): Promise<string> => {
  const report = await runBench(seconds, begin)
  return asJson ? JSON.stringify(benchJson(report)) : benchText(report)
}
