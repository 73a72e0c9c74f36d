/** The consent to electronic documents, withdrawn and given again in the settings, by keyboard alone. */
import { wordIn } from '../pages/signing.ts'
import { axeViolations } from '../support/axe.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { variantsToCheck } from '../support/soak.ts'
import { tabTo } from '../support/tab-to.ts'
import { expect, test } from '../support/test.ts'

for (const org of variantsToCheck(['HEARTH', 'RIOSOL']))
  for (const colorScheme of variantsToCheck(['light', 'dark'] as const))
    test.describe(`${org}, ${colorScheme}`, () => {
      test.use({ colorScheme })
      test('is withdrawn in the settings, says that paper comes, and is given again with the word of the test file', {
        tag: '@soak',
      }, async ({ page, product }) => {
        test.setTimeout(180_000)
        const found: Record<string, string[]> = {}
        const look = async (what: string) => {
          for (const width of [360, 1440]) {
            await page.setViewportSize({ width, height: 800 })
            const bad = await axeViolations(page)
            const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
            if (over > 0) bad.push(`${over} px too wide`)
            if (bad.length > 0) found[`${what} ${width}`] = bad
          }
        }
        await signIn(page, await borrowerOf(product.url, { org }))
        await page.goto(`/dashboard/settings?org=${org}`)
        await expect(page.getByRole('button', { name: 'Withdraw, and get paper' })).toBeVisible()
        await look('electronic')

        await tabTo(page, /^Withdraw, and get paper$/)
        await page.keyboard.press('Enter')
        await expect(page.getByText('There is no fee. Your application continues, and takes longer.')).toBeVisible()
        await look('asked')
        await tabTo(page, /^Yes, withdraw my consent$/)
        await page.keyboard.press('Enter')
        await expect(page.getByText('Your documents come on paper')).toBeVisible()
        await look('withdrawn')

        await tabTo(page, /^Get documents electronically$/)
        await page.keyboard.press('Enter')
        await expect(page.getByText('Open the test file and type its word').first()).toBeVisible()
        await look('refused')
        await page.getByRole('button', { name: 'Open the test file' }).focus()
        await page.keyboard.press('Enter')
        await page.getByLabel('The word in the test file').fill(await wordIn(page))
        await page.locator('[id$="agreed"]').focus()
        await page.keyboard.press('Space')
        await tabTo(page, /^Get documents electronically$/)
        await page.keyboard.press('Enter')
        await expect(page.getByText('You agreed again. New documents appear here, and we email you.')).toBeVisible()
        await look('agreed again')
        expect(found).toEqual({})
      })
    })
