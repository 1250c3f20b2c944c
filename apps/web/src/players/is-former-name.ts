/** Whether a name stands for somebody whose account was deleted: no account may have one of this form, and it has no profile. */
export const isFormerName = (name: string): boolean => name.toLowerCase().startsWith('former-')
