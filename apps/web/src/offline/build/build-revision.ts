import { createHash } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

const LENGTH = 16

/** The same for the same server code: whatever it makes pages of, their texts included. */
export const buildRevision = async (distDir: string): Promise<string> => {
  const paths: string[] = []
  // a route's folder may be called like a file
  for await (const entry of glob('{server,static/chunks}/**/*.{js,css}', {
    cwd: distDir,
    withFileTypes: true,
  }))
    if (entry.isFile()) paths.push(join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(relative(distDir, path)).update(await readFile(path))
  return hash.digest('hex').slice(0, LENGTH)
}
