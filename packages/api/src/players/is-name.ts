import { NAME_PATTERN } from '@skelly/protocol'

/** Whether a text can be a name at all: the database is not asked for anything else. */
export const isName = (text: string): boolean => NAME_PATTERN.test(text.normalize('NFKC'))
