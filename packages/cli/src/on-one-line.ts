/** The text as one line, whatever the names in the input are made of. */
export const onOneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ')
