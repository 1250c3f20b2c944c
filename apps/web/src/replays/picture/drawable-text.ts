/**
 * What the font of pictures can write: Latin and Cyrillic letters. It is the one that comes with Next; for any other sign
 * a font would be fetched from somewhere else.
 */
const WRITABLE =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u0218-\u021b\u0400-\u045f\u1ea0-\u1ef9\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u00b7]*$/u

/** The text as a picture can write it, marks left out where that helps; null where it can't. */
export const drawableText = (text: string): string | null => {
  const composed = text.normalize('NFC')
  if (WRITABLE.test(composed)) return composed
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return bare !== '' && WRITABLE.test(bare) ? bare : null
}
