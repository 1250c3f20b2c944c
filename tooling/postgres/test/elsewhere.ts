// Another process that runs a cluster: says its URL, ends on SIGTERM.
import { startPostgres } from '../src/index.ts'

const [folder = '', port = ''] = process.argv.slice(2)
const server = await startPostgres({ folder, port: Number(port) })
console.log(server.url)
process.once('SIGTERM', () => void server.stop())
setInterval(() => undefined, 1000).unref()
