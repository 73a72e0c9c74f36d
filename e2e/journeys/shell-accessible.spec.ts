/** axe finds nothing in what stands around the screens, open and closed, wide and narrow, in two brands by day and by night. */
import type { Page } from '@playwright/test'
import { note, ShellParts } from '../pages/shell.ts'
import { axeViolations } from '../support/axe.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { variantsToCheck } from '../support/soak.ts'
import { expect, test } from '../support/test.ts'
import { withFlags } from '../support/with-flags.ts'

const ORIGINATOR = {
  uuid: '10a4c0de-0000-4000-8000-0000000000aa',
  userInfo: { organizationCode: 'HEARTH' },
  originatorDisplayInfo: {
    originatorName: 'Lou Park',
    brokerName: 'Alder Street Brokers',
    avatarUri: null,
    email: 'lou.park@alder-street-brokers.example',
    phoneNumber: '9165550148',
    nmls: '000148',
  },
}

async function furnish(page: Page): Promise<void> {
  const shell = new ShellParts(page)
  await shell.notifications([1, 2, 3, 4].map((index) => note(index, { ctas: [{ title: 'Open it', redirectPath: '/dashboard' }] })))
  const banner = { apps: ['heloc'], active: true, metadata: { createdAt: '2026-11-01T00:00:00Z' } }
  await shell.banners([
    { ...banner, uuid: 'a', message: 'We are closed on Thursday.', variant: 'product' },
    { ...banner, uuid: 'b', message: 'Apply in 5 minutes, receive funding in 5 days.', variant: 'marketing' },
  ])
  await withFlags(page, { 'portfolio-manager': true, 'wallet-area': true, 'leave-survey': true })
  await page.route('**/service-lead-portal/api/lo/*', (route) => route.fulfill({ json: ORIGINATOR }))
}

for (const org of variantsToCheck(['NORTHGATE', 'HEARTH'])) {
  for (const colorScheme of variantsToCheck(['dark', 'light'] as const)) {
    test.describe(`${org}, ${colorScheme}`, () => {
      test.use({ colorScheme })

      test('axe finds nothing around a screen', { tag: '@soak' }, async ({ page, product }) => {
        const found: string[] = []
        const look = async (what: string) => found.push(...(await axeViolations(page)).map((bad) => `${what}: ${bad}`))
        const ana = await borrowerOf(product.url, { org })
        await ana.untilStep('OFFER_SELECTION')
        await furnish(page)
        await signIn(page, ana)
        const shell = new ShellParts(page)
        await page.goto(`/account/heloc/${ana.uuid}/product/select?org=${org}&referrer=${ORIGINATOR.uuid}`)
        await expect(page.getByRole('region', { name: 'Your broker' })).toBeVisible()
        await expect(page.locator('.ui-banner')).toHaveCount(2)
        await look('wide')
        for (const name of ['Apps', /^Your account/, /^Notifications/]) {
          await page.getByRole('button', { name }).click()
          await expect(page.locator('.ui-popover')).toBeVisible()
          await look(String(name))
          await page.keyboard.press('Escape')
          await expect(page.locator('.ui-popover')).toHaveCount(0)
        }
        if (org === 'HEARTH') {
          await page.getByRole('button', { name: 'Share feedback' }).click()
          await page.getByRole('button', { name: 'Send' }).click()
          await look('feedback')
          await page.keyboard.press('Escape')
        }
        await page.setViewportSize({ width: 360, height: 740 })
        await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
        await look('narrow')
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await expect(shell.drawer()).toBeVisible()
        await look('drawer')
        await page.keyboard.press('Escape')
        await shell.bell().click()
        await expect(shell.drawer()).toBeVisible()
        await look('notifications drawer')
        await page.keyboard.press('Escape')
        await shell.signOut()
        await expect(page.getByRole('dialog', { name: /^Before you go/ })).toBeVisible()
        await look('leave survey')
        expect(found).toEqual([])
      })
    })
  }
}
