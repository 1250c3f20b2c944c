import { readFile } from 'node:fs/promises'
import { getQuickJS } from 'quickjs-emscripten'

/** A shell for QuickJS like those that other engines bring: runs the script in the file, with `print` for its lines. */
const [file = ''] = process.argv.slice(2)
const machine = (await getQuickJS()).newContext()
const print = machine.newFunction('print', (line) => {
  process.stdout.write(`${machine.getString(line)}\n`)
})
machine.setProp(machine.global, 'print', print)
print.dispose()
machine.unwrapResult(machine.evalCode(await readFile(file, 'utf8'), file)).dispose()
machine.dispose()
