// A service to be supervised: says that it is well on its port, dies when it is asked for /die.
import { createServer } from 'node:http'

const [port, mood = 'well'] = process.argv.slice(2)
if (mood === 'broken') process.exit(3)

createServer((request, response) => {
  response.writeHead(request.url === '/healthz' ? 200 : 404).end(String(process.pid))
  if (request.url === '/die') process.exit(4)
}).listen(Number(port), '127.0.0.1')
