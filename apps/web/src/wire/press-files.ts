import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { PRESSED, PRESSED_KINDS } from './pressed-kinds.ts'

const press = promisify(brotliCompress)

const isPressed = (name: string): boolean => PRESSED_KINDS.some(({ ending }) => name.endsWith(`.${ending}`))

/** Lays a pressed copy (brotli) beside every script and style sheet of a build. @param distDir the build's folder */
export const pressFiles = async (distDir: string): Promise<void> => {
  const folder = join(distDir, 'static', 'chunks')
  const names = (await readdir(folder)).filter(isPressed)
  await Promise.all(
    names.map(async (name) => {
      const whole = await readFile(join(folder, name))
      const pressed = await press(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } })
      await writeFile(join(folder, `${name}${PRESSED}`), pressed)
    }),
  )
}
