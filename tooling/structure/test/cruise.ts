import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const table = fileURLToPath(new URL('../dependency-table.cjs', import.meta.url))

/** What the workspace's own table finds wrong in the workspace at `root`: `rule: file`. */
export function violationsOf(root: string): readonly string[] {
  return [...cruise(root, 'err').matchAll(/error (\S+): (\S+)/g)].map(([, rule, file]) => `${rule}: ${file}`)
}

/** What is imported from where: `file → file`. */
export function dependenciesOf(root: string): readonly string[] {
  return cruise(root, 'text').split('\n')
}

function cruise(root: string, outputType: 'err' | 'text'): string {
  const args = ['--config', table, '--output-type', outputType, 'packages', 'apps']
  const { stdout, stderr, error } = spawnSync('depcruise', args, { cwd: root, encoding: 'utf8' })
  if (error !== undefined) throw error
  if (stdout === '') throw new Error(`depcruise said nothing: ${stderr}`)
  return stdout
}
