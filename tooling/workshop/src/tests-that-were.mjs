/**
 * The titles of the tests in Playwright's JSON report with this status: `unexpected` failed, `flaky` failed at first and
 * passed when they were repeated.
 */
export function testsThatWere(status, suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, title }) => `${file}: ${title}`),
    ...testsThatWere(status, inner),
  ])
}
