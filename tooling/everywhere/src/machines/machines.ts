import { fileURLToPath } from 'node:url'
import { findChromium, findExecutable } from '@skelly/workshop'
import { chromium, firefox } from './browsers.ts'
import type { Machine } from './machine.ts'
import { playInBrowser } from './play-in-browser.ts'
import { playInShell } from './play-in-shell.ts'

const quickjsShell = fileURLToPath(new URL('quickjs-shell.ts', import.meta.url))

/** Comes with the dependencies, so it is never missing. */
const always = { find: async () => process.execPath, packages: [], advice: 'npm install' } as const

/** How a page says a line: serve-page.ts sends them off. */
const PAGE_SAYS = '(line) => lines.push(line)'

const releases = (name: string, versions: readonly number[]): readonly string[] =>
  versions.map((version) => `${name}${String(version)}`)

/** Newest first; 102 is Debian 12's. */
const SPIDERMONKEYS = [140, 128, 115, 102] as const

/** The engines that have to agree. To add one, add a row. */
export const machines: readonly Machine[] = [
  {
    ...always,
    name: 'V8 (Node)',
    play: (node, script) => playInShell(node, [], script('console.log')),
  },
  {
    ...always,
    name: 'QuickJS',
    play: (node, script) => playInShell(node, [quickjsShell], script('print')),
  },
  {
    name: 'SpiderMonkey',
    find: () => findExecutable(releases('js', SPIDERMONKEYS)),
    packages: SPIDERMONKEYS.map((version) => `libmozjs-${String(version)}-dev`),
    advice: "Mozilla's JavaScript shell on the PATH, named js and its release, such as js128",
    play: (shell, script) => playInShell(shell, [], script('print')),
  },
  {
    name: 'JavaScriptCore',
    find: () =>
      findExecutable([
        'jsc',
        '/System/Library/Frameworks/JavaScriptCore.framework/Versions/Current/Helpers/jsc',
      ]),
    packages: ['libjavascriptcoregtk-bin', 'libjavascriptcoregtk-4.1-bin', 'libjavascriptcoregtk-4.0-bin'],
    advice: "WebKit's shell jsc on the PATH (macOS has it)",
    play: (shell, script) => playInShell(shell, [], script('print')),
  },
  {
    name: 'Chromium',
    find: findChromium,
    packages: ['chromium'],
    advice: 'a Chromium on the PATH, or its path in SKELLY_CHROMIUM',
    play: (command, script) => playInBrowser(chromium(command), script(PAGE_SAYS)),
  },
  {
    // not `firefox`: Ubuntu's is confined to folders that our profile is not in
    name: 'Firefox',
    find: () => findExecutable([process.env['SKELLY_FIREFOX'] ?? 'firefox-esr']),
    packages: ['firefox-esr'],
    advice: 'firefox-esr on the PATH, or the path of another Firefox in SKELLY_FIREFOX',
    play: (command, script) => playInBrowser(firefox(command), script(PAGE_SAYS)),
  },
]
