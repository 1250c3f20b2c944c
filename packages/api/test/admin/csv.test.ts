import { expect, test } from 'vitest'
import { csvOf } from '../../src/admin/audit/csv.ts'

test.each([
  { cells: ['a', 'b'], line: 'a,b' },
  { cells: ['', ''], line: ',' },
  { cells: ['a,b', 'c"d'], line: '"a,b","c""d"' },
  { cells: ['two\nlines', 'two\r\nmore'], line: '"two\nlines","two\r\nmore"' },
  { cells: [' a '], line: '" a "' },
  { cells: ['=1+1', '+1', '-1', '@a'], line: "'=1+1,'+1,'-1,'@a" },
  { cells: ['=HYPERLINK("http://x","y")'], line: '"\'=HYPERLINK(""http://x"",""y"")"' },
  { cells: ['\t=1'], line: "'\t=1" },
  { cells: ['a=1', '<b>x</b>'], line: 'a=1,<b>x</b>' },
])('$cells is $line', ({ cells, line }) => {
  expect(csvOf([cells])).toBe(`${line}\r\n`)
})
