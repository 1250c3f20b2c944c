import { benchJson } from './bench-json.ts'
import { benchText } from './bench-text.ts'
import { runBench } from './run-bench.ts'

/** Runs the benchmark for about so many seconds and puts what it found into one line of JSON or words for people. */
export const benchOutput = async (seconds: number, asJson: boolean): Promise<string> => {
  const report = await runBench(seconds)
  return asJson ? JSON.stringify(benchJson(report)) : benchText(report)
}
