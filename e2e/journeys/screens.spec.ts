/** Pictures of every screen for the eye, in both brands, wide and narrow: HEARTHLINE_SHOTS=1. They land in e2e/shots. */
import { fileURLToPath } from 'node:url'
import { Console } from '../pages/console.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { tour } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const SHOTS = fileURLToPath(new URL('../shots', import.meta.url))

test.skip(!process.env.HEARTHLINE_SHOTS, 'pictures are taken only when asked for')

for (const org of ['HEARTH', 'NORTHGATE'])
  for (const width of [360, 1440])
    test(`${org} at ${width} px`, async ({ page, product, email }) => {
      await page.setViewportSize({ width, height: width < 500 ? 740 : 900 })
      const shoot = async (screen: string) => {
        await page.waitForTimeout(350)
        await page.screenshot({ path: `${SHOTS}/${org.toLowerCase()}-${width}-${screen}.png`, fullPage: true })
      }
      await tour(page, { email, url: product.url, org }, shoot)
      const declined = await borrowerOf(product.url, { lastName: 'Lowscore', org })
      await declined.untilStep('DECLINED')
      await signIn(page, declined)
      await page.goto(`/account/heloc/${declined.uuid}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText("can't offer")
      await shoot('decline')
    })

test('the console', async ({ page, product }) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Bureaudown' })
  await borrower.untilStep('CREDIT_ERROR')
  const desk = new Console(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await desk.signIn()
  await page.screenshot({ path: `${SHOTS}/console-1440-queue.png` })
  await desk.open(borrower.uuid)
  await page.waitForTimeout(350)
  await page.screenshot({ path: `${SHOTS}/console-1440-application.png` })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.waitForTimeout(350)
  await page.screenshot({ path: `${SHOTS}/console-360-application.png`, fullPage: true })
})
