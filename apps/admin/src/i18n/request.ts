import { localised } from '@skelly/site/server'
import { MESSAGES } from './messages.ts'

/** What next-intl asks for once for each request. */
export default localised(MESSAGES)
