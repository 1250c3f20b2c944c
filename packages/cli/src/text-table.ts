/** Rows of cells in columns, the first to the left and the others to the right. */
export const textTable = (rows: readonly (readonly string[])[]): string => {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) => widthOf(rows, column))
  return rows.map((row) => lineOf(row, widths)).join('\n')
}

const widthOf = (rows: readonly (readonly string[])[], column: number): number =>
  Math.max(...rows.map((row) => row[column]?.length ?? 0))

const lineOf = (row: readonly string[], widths: readonly number[]): string =>
  row
    .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
    .join('  ')
    .trimEnd()
