/** What is drawn one after the other, so that nobody can keep the process at it. */
export interface PictureDesk<Picture> {
  /** The picture of a key, drawn unless it is known; 'busy' when too many wait. */
  picture(key: string, draw: () => Promise<Picture>): Promise<Picture | 'busy'>
}

interface DeskLimits {
  /** Pictures that are kept, those that were asked for last. */
  readonly kept: number
  /** Pictures that wait to be drawn. */
  readonly waiting: number
}

/** Draws one picture at a time, once however many ask for it, and keeps the last ones. */
export const pictureDesk = <Picture>({ kept, waiting }: DeskLimits): PictureDesk<Picture> => {
  const pictures = new Map<string, Promise<Picture>>()
  let line: Promise<unknown> = Promise.resolve()
  let inLine = 0
  const drawInTurn = (draw: () => Promise<Picture>): Promise<Picture> => {
    inLine += 1
    const drawn = line.then(draw).finally(() => {
      inLine -= 1
    })
    line = drawn.catch(() => null)
    return drawn
  }
  const keep = (key: string, picture: Promise<Picture>): void => {
    pictures.delete(key)
    pictures.set(key, picture)
    const [oldest] = pictures.keys()
    if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest)
  }
  return {
    picture: async (key, draw) => {
      const known = pictures.get(key)
      if (known === undefined && inLine >= waiting) return 'busy'
      const picture = known ?? drawInTurn(draw)
      keep(key, picture)
      try {
        return await picture
      } catch (error) {
        pictures.delete(key)
        throw error
      }
    },
  }
}
