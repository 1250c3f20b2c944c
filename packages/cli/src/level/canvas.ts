/** A drawing in characters: what is put down later hides what was there. */
export class Canvas {
  readonly #rows: string[][]

  constructor(columns: number, rows: number) {
    this.#rows = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ' '))
  }

  /** Writes a text from a place on; what lies beyond the border is left out. */
  put(column: number, row: number, text: string): void {
    const cells = this.#rows[row]
    if (cells === undefined) return
    for (const [place, character] of Array.from(text).entries()) {
      if (column + place >= 0 && column + place < cells.length) cells[column + place] = character
    }
  }

  /** The whole drawing, lines without spaces at their ends. */
  text(): string {
    return this.#rows.map((cells) => cells.join('').trimEnd()).join('\n')
  }
}
