import { headers } from 'next/headers'
import { SHELL_HEADER } from '../offline/shell.ts'

/** Whether the page is asked for to be kept on a device, as it is for nobody in particular. */
export const isShell = async (): Promise<boolean> => (await headers()).has(SHELL_HEADER)
