import { MissingPage } from '@skelly/site'
import type { ReactNode } from 'react'

export { generateMetadata } from '../not-found.tsx'

/** Nothing is at this address, told between the header and the foot of the page. */
const Missing = (): ReactNode => <MissingPage isPart />

export default Missing
