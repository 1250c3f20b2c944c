// npm start: installs what is missing, then hands over to the supervisor, which runs on the pinned Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode, root } from '../tooling/workshop/src/checkout.mjs'
import { install } from '../tooling/workshop/src/install.mjs'

try {
  supervise(await install())
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function supervise(env) {
  const main = join(root, 'tooling', 'supervisor', 'src', 'main.ts')
  // The channel tells the supervisor when this process is gone, however it ended.
  const supervisor = spawn(pinnedNode, [main], {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => supervisor.kill(signal))
  supervisor.once('exit', (code) => process.exit(code ?? 1))
}
