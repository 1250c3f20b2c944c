import { redirect } from 'next/navigation'
import { paths } from '../../desk/paths.ts'

/** The desk begins with what waits to be decided. */
const DeskPage = (): never => redirect(paths.cases)

export default DeskPage
