import { isPortFree } from '@skelly/processes'

/** Rejects with one line that names every port that somebody else listens on. */
export async function insistOnFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const taken: string[] = []
  for (const [name, port] of Object.entries(ports))
    if (!(await isPortFree(port))) taken.push(`${port} (${name})`)
  if (taken.length > 0) throw new Error(`taken by another program: port ${taken.join(', port ')}`)
}
