import { createWorkspace, simulate } from '@skelly/engine'
import { checkMemory } from './check-memory.ts'

const workspace = createWorkspace()
await checkMemory(({ court, bodies, launch }) => simulate(court, bodies, launch, workspace))
