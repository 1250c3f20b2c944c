import { access, constants } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'

/**
 * The first of these that can be run here: names are looked for on the PATH, absolute paths are taken as they are.
 * Undefined when there is none.
 */
export async function findExecutable(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) =>
    isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name)),
  )
  for (const candidate of candidates) if (await isExecutable(candidate)) return candidate
  return undefined
}

/** Whether the file is there and may be run. */
export async function isExecutable(file) {
  try {
    await access(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
