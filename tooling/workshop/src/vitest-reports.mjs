import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const report = join('test-results', 'vitest.json')

/** The reports that each package's vitest leaves in its own folder. */
export function vitestReports(root) {
  return {
    flags: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    clear: async () => {
      for (const file of await reportFiles(root)) await rm(file, { force: true })
    },
    count: async () => {
      const sum = { passed: 0, failed: 0, named: [], flaky: [] }
      for (const file of await reportFiles(root)) add(sum, await readReport(file))
      return sum
    },
  }
}

async function reportFiles(root) {
  const folders = []
  for (const group of ['packages', 'apps', 'tooling']) {
    for (const name of await readdir(join(root, group))) folders.push(join(root, group, name))
  }
  return folders.map((folder) => join(folder, report))
}

/** A package without a report has no tests; one that could not write it has failed by its exit code. */
async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

function add(sum, read) {
  if (read === undefined) return
  sum.passed += read.numPassedTests
  sum.failed += read.numFailedTests
  // a file that can't be loaded has no tests to count, but it is a failure
  sum.failed += read.testResults.filter(isUnloaded).length
  sum.named.push(...read.testResults.flatMap(failedIn))
  sum.flaky.push(...read.testResults.flatMap(repeatedIn))
}

const isUnloaded = (file) => file.status === 'failed' && file.assertionResults.length === 0

function failedIn(file) {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (isUnloaded(file)) return [`${file.name}: could not be loaded`]
  return failed.map(({ fullName }) => `${file.name}: ${fullName}`)
}

/** What went wrong at the first try stands beside a test that passed when it was repeated. */
const repeatedIn = (file) =>
  file.assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName }) => `${file.name}: ${fullName}`)
