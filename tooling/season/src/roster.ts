import { randomBytes } from 'node:crypto'
import { signUp, type Database } from '@skelly/auth'
import { FILL_NAMES, type Fill } from '@skelly/engine'
import { HANDS, HAND_NAMES, type Hand } from '@skelly/engine/bots'

/** A computer player with an account. */
export interface Member {
  readonly playerId: string
  readonly name: string
  readonly fill: Fill
  readonly hand: Hand
}

const NAMES = [
  'Tar_Beach',
  'Stoop_Ana',
  'Chalk_Line',
  'Candle_Joe',
  'Hydrant',
  'Block_Boss',
  'Skull_Zone',
  'Lucky_Box_7',
  'Crayon_Kid',
  'Curb_Side',
  'Thumb_Flick',
  'Fire_Escape',
  'Bottle_Bea',
  'Roof_Tina',
  'Killer_Kay',
  'Second_Ave',
  'Sidewalk_Sam',
  'Wax_Wanda',
  'Loisaida',
  'Corner_Bo',
  'Double_Dutch',
  'Egg_Cream',
  'Johnny_Pump',
  'Ringolevio',
] as const

/** Signs computer players up, at most as many as have a name here, under passwords that nobody knows. */
export const signOn = async (database: Database, count: number, now: number): Promise<readonly Member[]> => {
  const members: Member[] = []
  for (const [place, base] of NAMES.slice(0, count).entries()) {
    const name = `${base}_${randomBytes(2).toString('hex')}`
    const email = `${name.toLowerCase()}@season.invalid`
    const password = randomBytes(24).toString('base64url')
    const signedUp = await signUp(database, { email, password, name, now })
    if (!signedUp.ok) throw new Error(`${name} can't sign up: ${signedUp.refusal}`)
    members.push({
      playerId: signedUp.value.playerId,
      name,
      fill: FILL_NAMES[place % FILL_NAMES.length] ?? 'empty',
      hand: HANDS[HAND_NAMES[place % HAND_NAMES.length] ?? 'average'],
    })
  }
  return members
}
