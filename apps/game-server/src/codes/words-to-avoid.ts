/** What a digit, or a letter that stands for another, is read as. */
const READ_AS: Readonly<Record<string, string>> = {
  '2': 'Z',
  '3': 'E',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '7': 'T',
  '8': 'B',
  '9': 'G',
  V: 'U',
}

/** English and Spanish words that nobody is given, and their usual short forms. None of them needs an I or an O. */
const WORDS = [
  ...['ANAL', 'ANUS', 'ARSE', 'ASS', 'BUTT', 'CUCK', 'CUM', 'CUNT', 'DAMN', 'DEAD', 'DEATH', 'DYKE', 'FAG'],
  ...['FART', 'FAT', 'FCK', 'FUC', 'FUK', 'FUQ', 'GASH', 'GAY', 'HATE', 'HEL', 'JAP', 'JEW', 'KKK', 'KYS'],
  ...['MUFF', 'NUDE', 'PEN', 'PEE', 'PRCK', 'RAPE', 'SEX', 'SHAT', 'SHT', 'SLAG', 'SLUT', 'SPAZ', 'SUCK'],
  ...['TARD', 'TEAT', 'TURD', 'TWAT', 'UGLY', 'WANK', 'WEED', 'XXX', 'YUCK'],
  ...['CACA', 'CULE', 'FEA', 'GAFE', 'MALA', 'MEAR', 'PAJA', 'PEDA', 'PETE', 'PUTA', 'PUTE', 'TETA', 'TRAN'],
]

/** Whether somebody may read a word in the code that we do not want to have said. */
export const readsBadly = (code: string): boolean => {
  const read = Array.from(code, (letter) => READ_AS[letter] ?? letter).join('')
  return WORDS.some((word) => code.includes(word) || read.includes(asRead(word)))
}

const asRead = (word: string): string => word.replaceAll('V', 'U')
