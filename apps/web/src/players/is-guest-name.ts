/** Whether a name is a guest's: no account may have one of this form, and guests have no profile. */
export const isGuestName = (name: string): boolean => name.toLowerCase().startsWith('guest-')
