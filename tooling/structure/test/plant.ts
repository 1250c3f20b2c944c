import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A workspace as file → content. */
export type Tree = Readonly<Record<string, string>>

const declared: Tree = { '@prisma/client': '1.0.0', 'matter-js': '1.0.0' }

const doors = {
  '.': './src/index.ts',
  './levels': './src/levels/index.ts',
  './second-opinion': './src/second-opinion/index.ts',
}

/** Writes the tree below `root` and links its packages to each other as pnpm would; answers `root`. */
export async function plant(root: string, tree: Tree): Promise<string> {
  for (const [file, content] of Object.entries(tree)) await write(join(root, file), content)
  const folders = [...new Set(Object.keys(tree).map((file) => file.split('/').slice(0, 2).join('/')))]
  const links = Object.fromEntries(folders.map((folder) => [packageName(folder), 'workspace:*']))
  await mkdir(join(root, 'node_modules', '@skelly'), { recursive: true })
  for (const folder of folders) {
    const name = packageName(folder)
    const manifest = { name, exports: doors, dependencies: { ...declared, ...links } }
    await write(join(root, folder, 'package.json'), JSON.stringify(manifest))
    await symlink(join(root, folder), join(root, 'node_modules', name))
  }
  for (const name of [...Object.keys(declared), 'undeclared']) await plantLibrary(root, name)
  return root
}

async function plantLibrary(root: string, name: string): Promise<void> {
  const folder = join(root, 'node_modules', name)
  await write(join(folder, 'package.json'), JSON.stringify({ name, main: 'index.js' }))
  await write(join(folder, 'index.js'), 'module.exports = {}\n')
}

function packageName(folder: string): string {
  return `@skelly/${folder.slice(folder.indexOf('/') + 1)}`
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
