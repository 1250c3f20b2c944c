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

/** Whether the password belongs to the hash. Without a hash as much is done, from the first time on, and the answer is no. */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  if (passwordHash !== null) return verify(passwordHash, folded(password))
  await hashPassword(password)
  return false
}

/** The same password typed on another keyboard is the same one. */
const folded = (text: string): string => text.normalize('NFKC')
