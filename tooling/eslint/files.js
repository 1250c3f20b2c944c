/** Tests and what only tests use. */
export const tests = ['**/test/**', '**/*.test.{ts,tsx}', 'e2e/**']

/** Where a value's type is asserted because nothing else can know it: branded ids and codecs. */
export const assertingFiles = ['**/ids.ts', '**/*-id.ts', '**/*codec*.ts', '**/*-codec/**', '**/codec/**']
