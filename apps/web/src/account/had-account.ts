import { keepValue, keptValue } from '../device/kept-value.ts'

/** Where on this device it is remembered that somebody was signed in here: not who (decision 26). */
const HAD_ACCOUNT = 'account.had'

// without the library of schemas: every page of somebody who is signed in remembers it
const yesOrNo = {
  safeParse: (said: unknown) =>
    typeof said === 'boolean' ? ({ success: true, data: said } as const) : ({ success: false } as const),
}

/** Whether whoever has no session here may be somebody who had one. */
export const hadAccount = (): boolean => keptValue(HAD_ACCOUNT, yesOrNo) ?? false

export const rememberAccount = (isOne: boolean): void => {
  if (hadAccount() !== isOne) keepValue(HAD_ACCOUNT, isOne)
}
