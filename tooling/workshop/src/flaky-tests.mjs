/** The titles of the tests in Playwright's JSON report that failed at first and passed when they were repeated. */
export function flakyTests(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyTests(inner),
  ])
}
