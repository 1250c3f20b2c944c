/**
 * An invite's link. What stands behind the # never leaves the browser that opens it, so that no log has it.
 * @param home the admin app's address, without a slash at its end
 */
export const inviteLink = (home: string, token: string): string => `${home}/invite#${token}`
