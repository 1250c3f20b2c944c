import { router } from '../setting/trpc.ts'
import { exportProcedure } from './export.ts'
import { listProcedure } from './list.ts'

/** Who did what at the desk. */
export const auditRouter = router({ list: listProcedure, export: exportProcedure })
