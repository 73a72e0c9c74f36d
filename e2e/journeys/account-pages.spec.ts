/** Every page of an account and of the host application: axe finds nothing, and nothing is wider than the window. */
import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { variantsToCheck } from '../support/soak.ts'
import { expect, test } from '../support/test.ts'

const FRESH = 'Newer-kettle7&wall'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function chooseNew(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(password)
  await page.getByRole('button', { name: 'Save the new password' }).click()
}

const OPEN = [
  '/auth/login',
  '/auth/forgot-password',
  '/auth/reset-password?token=x',
  '/auth/reset-password',
  '/account/heloc/register/account-setup',
  '/account/heloc/register/support',
  '/account/heloc/coming-soon',
  '/account/heloc/not-accepting-apps',
  '/account/heloc/maintenance',
  '/terms',
  '/privacy',
  '/communications',
  '/licenses',
  '/contact',
]

for (const org of variantsToCheck(['HEARTH', 'NORTHGATE']))
  for (const colorScheme of variantsToCheck(['light', 'dark'] as const))
    test.describe(`${org}, ${colorScheme}`, () => {
      test.use({ colorScheme })
      test('axe finds nothing on the pages of an account, and nothing is wider than the window', { tag: '@soak' }, async ({
        page,
        product,
      }) => {
        test.setTimeout(300_000)
        const found: Record<string, string[]> = {}
        const look = async (what: string) => {
          await page.waitForLoadState('networkidle')
          for (const width of [360, 1440]) {
            await page.setViewportSize({ width, height: 800 })
            const bad = await axeViolations(page)
            const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
            if (over > 0) bad.push(`${over} px too wide`)
            if (bad.length > 0) found[`${what} ${width}`] = bad
          }
        }
        for (const path of OPEN) {
          await page.goto(`${path}${path.includes('?') ? '&' : '?'}org=${org}`)
          await expect(heading(page)).toBeVisible()
          await look(path)
        }
        await page.goto(`/auth/reset-password?token=x&org=${org}`)
        await chooseNew(page, 'short')
        await look('refused')
        await chooseNew(page, FRESH)
        await expect(page.getByText('This link has been used or has expired.')).toBeVisible()
        await look('spent')
        await page.goto(`/auth/forgot-password?org=${org}&email=a%40b.test`)
        await page.getByRole('button', { name: 'Send the link' }).click()
        await expect(heading(page)).toHaveText('Check your email')
        await look('sent')
        const person = await borrowerOf(product.url, { org })
        await signIn(page, person)
        await page.goto(`/dashboard/settings?org=${org}`)
        await expect(page.getByText('This one')).toBeVisible()
        await look('settings')
        expect(found).toEqual({})
      })
    })
