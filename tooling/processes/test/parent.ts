// A parent to be killed: starts a guarded process and says its number.
import { startGuarded } from '../src/index.ts'

const { child } = await startGuarded({
  command: 'sleep',
  args: ['1000'],
  stdio: 'ignore',
  stopSignal: 'SIGTERM',
  grace: 5,
  removeAfter: process.argv[2] ?? '',
})
console.log(child.pid)
