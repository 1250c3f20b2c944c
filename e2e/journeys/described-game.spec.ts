import { expect } from '@playwright/test'
import { FILLS } from '@skelly/engine'
import { DevicePage } from '../src/pages/device-page.ts'
import { ToldTable, type ToldTarget } from '../src/pages/told-table.ts'
import { DESKTOP, journey } from '../src/system/journey.ts'
import { photograph } from '../src/system/photograph.ts'

/** Nobody needs more flicks for the run who aims as well as words allow. */
const ENOUGH = 70
/** Where the box that is to be gained is the one that the cap lies in, it has to leave first: so far, cm. */
const ASIDE = 25

/** How hard to flick a cap that is to go so far, as somebody has learned who plays crayon melt often. Twentieths of a step. */
const strengthFor = (centimetres: number): number => {
  const { deceleration, fastest } = FILLS.crayon
  const speed = Math.sqrt(2 * deceleration * centimetres * 10)
  return Math.min(200, Math.max(1, Math.round((speed / fastest) * 200)))
}

journey('a whole run by what is told alone, without seeing the court', async ({ newDevice }) => {
  journey.setTimeout(240_000)
  const page = await (await newDevice(DESKTOP)).newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const screen = new DevicePage(page, 'solo')
  await screen.open()
  await screen.start()
  const table = new ToldTable(page)

  await journey.step('the words are asked for at the court, and read before it', async () => {
    await expect(table.panel).toBeHidden()
    await screen.press('Tell the table in words')
    await expect(table.panel).toBeVisible()
    await expect(table.panel).toMatchAriaSnapshot(`
      - heading "The table in words" [level=2]
      - status: /Your turn\\. Box 1/
      - paragraph: Your cap, crayon melt, lies in START.
      - heading "To be gained next" [level=3]
      - list:
        - listitem: /^Box 1. [\\d.]+ cm, at .+ Nothing in the way\\.$/
    `)
    await photograph(page, 'described-start')
  })

  const flickAt = async ({ box, centimetres, isHere }: ToldTarget): Promise<void> => {
    await table.turnTowards(isHere ? 'Box 11' : `Box ${box}`)
    await table.flick(strengthFor(isHere ? ASIDE : centimetres))
  }
  await journey.step('from box to box by distance and clock', async () => {
    let flicks = 0
    while (!(await table.news.innerText()).endsWith('The game is over.')) {
      expect(flicks).toBeLessThan(ENOUGH)
      await flickAt(await table.target())
      flicks += 1
      if (flicks === 4) await photograph(page, 'described-game')
    }
    await expect(screen.ending).toContainText(`in ${String(flicks)} flicks`)
    await photograph(page, 'described-done')
  })
})
