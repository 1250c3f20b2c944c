export { ASKED_PATH, guardedAnswer } from './guarded-answer.ts'
export { SECURITY_HEADERS } from './security-headers.ts'
