import { hash, verify } from '@node-rs/argon2'

/** Characters (policies, Sign-in). */
const [SHORTEST, LONGEST] = [8, 200]

/** argon2id, the library's own default algorithm, with 19 MiB and 2 passes (policies, Sign-in). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const isPassword = (text: string): boolean => {
  const { length } = Array.from(folded(text))
  return length >= SHORTEST && length <= LONGEST
}

export const hashPassword = (password: string): Promise<string> => hash(folded(password), COST)

/** Whether the password belongs to the hash. Without a hash it takes as long, and the answer is no. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const isRight = await verify(passwordHash ?? (await nobodysHash()), folded(password))
  return isRight && passwordHash !== null
}

/** The same password typed on another keyboard is the same one. */
const folded = (text: string): string => text.normalize('NFKC')

/** What unknown accounts are checked against, so that they take as long as known ones. */
const nobodysHash = (): Promise<string> => (nobodys ??= hashPassword('nobody has this password'))
let nobodys: Promise<string> | undefined
