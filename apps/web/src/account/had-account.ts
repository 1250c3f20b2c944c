import * as z from 'zod/mini'
import { keepValue, keptValue } from '../device/kept-value.ts'

/** Where on this device it is remembered that somebody was signed in here: not who (decision 26). */
const HAD_ACCOUNT = 'account.had'

/** Whether whoever has no session here may be somebody who had one. */
export const hadAccount = (): boolean => keptValue(HAD_ACCOUNT, z.boolean()) ?? false

export const rememberAccount = (isOne: boolean): void => {
  if (hadAccount() !== isOne) keepValue(HAD_ACCOUNT, isOne)
}
