import { spawn } from 'node:child_process'
import { root } from './checkout.mjs'

/**
 * Runs a command in the foreground, its output shown as it comes unless `stdio` says otherwise, and answers its exit code.
 * A command that can't be started answers 127, as a shell does.
 */
export function run(command, args, { env = process.env, cwd = root, stdio = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio })
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`)
      resolve(127)
    })
    child.once('close', (code, signal) => resolve(signal === null ? code : 128))
  })
}
