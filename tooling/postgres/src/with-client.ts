import { Client } from 'pg'

/** Does something over a connection of its own, which is closed afterwards whatever happens. */
export async function withClient<Answer>(
  url: string,
  use: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: url })
  // a server that ends while we are idle is an event, not an exception; the next query says so
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
