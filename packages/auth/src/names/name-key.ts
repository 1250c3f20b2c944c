/** Letters and digits of other scripts that look like one of the Latin alphabet's (Unicode TR 39, the common ones). */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  а: 'a',
  в: 'b',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  с: 'c',
  ѕ: 's',
  т: 't',
  у: 'y',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ո: 'n',
  ս: 'u',
  օ: 'o',
}

/** The name folded: two names with the same key are one to whoever reads them (policies, Names). */
export const nameKey = (name: string): string => {
  const folded = name.normalize('NFKC').toLowerCase().normalize('NFKC')
  return Array.from(folded, (sign) => LOOKALIKES[sign] ?? sign).join('')
}
