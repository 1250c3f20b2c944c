export { ASKED_PATH, guardedAnswer, PAGE_NONCE } from './guarded-answer.ts'
export { SECURITY_HEADERS } from './security-headers.ts'
