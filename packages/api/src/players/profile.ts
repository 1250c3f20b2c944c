import { nameKey } from '@skelly/auth'
import { playerCardSchema } from '@skelly/protocol'
import { profileFor } from '@skelly/services'
import { z } from 'zod'
import { domainError } from '../setting/domain-error.ts'
import { anyone } from '../setting/trpc.ts'
import { viewerIds } from '../visiting/viewer-ids.ts'
import { isName } from './is-name.ts'
import { playerCard } from './player-card.ts'
import { playerNamed } from './player-named.ts'
import { profileView, profileViewSchema } from './profile-view.ts'

const request = z.strictObject({ name: z.string().max(100) })
const response = profileViewSchema.extend({
  card: playerCardSchema,
  /** Of all levels together. */
  stars: z.int(),
})

/** Under an old name the card says the new one. */
export const profileProcedure = anyone
  .input(request)
  .output(response)
  .query(async ({ ctx, input: { name } }) => {
    const { database, policy } = ctx
    // what can be no name is not asked for: the database takes no NUL
    const player = isName(name) ? await playerNamed(database, nameKey(name)) : null
    // guests have no page of their own, nor has who left
    if (player === null || player.isGuest || player.isFormer) throw domainError('no-such-player')
    const view = profileView(await profileFor(database, player, await viewerIds(ctx)))
    return { card: playerCard(player, policy), stars: player.stars, ...view }
  })
