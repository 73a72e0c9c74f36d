/** The screens that tell an outcome: the honest reasons, what would pass, the plan to come back, and what else ends or waits. */

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Console } from '../pages/console.ts'
import { Offer } from '../pages/offer.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { axeViolations } from '../support/axe.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { variantsToCheck } from '../support/soak.ts'
import { expect, test } from '../support/test.ts'

const HELOC = '/service-application/api/v1/application/heloc'

interface Decision {
  readonly refusal: { readonly kind: string } | null
  readonly ways: readonly { readonly title: string; readonly takeNow: boolean; readonly asks: string; readonly needsCents?: number }[]
  readonly plan: { readonly state: string; readonly title: string } | null
  readonly notice: { readonly reasons: readonly { readonly text: string }[]; readonly ecoa: string } | null
}

const decisionOf = ({ uuid, read }: Borrower) => read<Decision>(`${HELOC}/${uuid}/decision`)

/** Someone at rest at a step, with the browser at the screen that belongs to it. */
async function openAs(page: Page, url: string, lastName: string, step: string, path: string): Promise<Borrower> {
  const borrower = await borrowerOf(url, { lastName })
  await borrower.untilStep(step)
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path })
  return borrower
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('debts are too high: the number beside the limit; a co-owner’s income, by keyboard, leads to the offer', async ({ page, product }) => {
  const borrower = await openAs(page, product.url, 'Highdti', 'DECLINED', '/error/decline')
  await expect(heading(page)).toHaveText("We can't offer you this line today")
  await expect(page.getByText('Your credit score was not affected')).toBeVisible()
  const why = page.getByRole('region', { name: 'What decided' })
  await expect(why).toContainText('Monthly payments compared with your income')
  await expect(why).toContainText('limit 50%')
  await expect(why).toContainText('Within our limits')

  const { ways } = await decisionOf(borrower)
  const way = ways.find(({ asks, title }) => asks === 'INCOME' && title.includes('co-owner'))!
  await page.getByRole('radio', { name: way.title }).focus()
  await page.keyboard.press('Space')
  const income = page.getByLabel('Co-owners’ annual income, before tax')
  await income.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.ui-summary')).toContainText('Co-owners’ annual income, before tax: Required')
  await expect(income).toBeFocused()
  await page.keyboard.type('100')
  await page.keyboard.press('Enter')
  await expect(page.locator('.ui-summary')).toContainText('you would still not qualify')
  expectProblems(page, /status of 422/)
  await income.fill(String(Math.ceil((way.needsCents! * 12) / 100)))
  await income.press('Enter')
  await arrived(page, at.offer)
  await expect(new Offer(page).slider()).toBeVisible()
})

test('a low score: the notice in full, a plan that is saved, kept over a reload, shown on the dashboard, and dropped', {
  tag: '@soak',
}, async ({ page, product }) => {
  const borrower = await openAs(page, product.url, 'Lowscore', 'DECLINED', '/error/decline')
  await expect(page.getByRole('region', { name: 'What decided' })).toContainText(/600,? at least 640/)
  const { notice, ways } = await decisionOf(borrower)
  await page.getByRole('button', { name: 'Read your notice' }).press('Enter')
  const letter = page.getByRole('region', { name: 'Your notice' })
  for (const { text } of notice!.reasons) await expect(letter).toContainText(text)
  await expect(letter).toContainText(notice!.ecoa)
  await expect(letter).toContainText('The credit score we used')
  await expect(letter.getByRole('heading', { name: 'Your rights under the Fair Credit Reporting Act' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download your notice (PDF)' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Notice of action taken.pdf')
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  // One way is no choice: it is there with its button.
  expect(ways).toHaveLength(1)
  const [way] = ways
  await expect(page.getByRole('form', { name: 'This would qualify' })).toContainText(way!.title)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save this plan' }).click()
  const plan = page.getByRole('region', { name: 'Your plan' })
  await expect(plan).toContainText(/We’ll check again on \w+, \w+ \d+ and email you\./)
  // The reload is the subject: the plan is kept.
  await page.reload()
  await expect(plan).toContainText(way!.title)
  await page.goto('/dashboard')
  await expect(plan).toContainText(way!.title)
  await page.getByRole('link', { name: 'See your plan' }).click()
  await plan.getByRole('button', { name: 'Delete this plan' }).click()
  await expect(plan).toHaveCount(0)
  await expect.poll(async () => (await decisionOf(borrower)).plan?.state ?? 'none').not.toBe('SAVED')
})

for (const [lastName, reason] of [
  ['Listed', 'Your home is listed for sale'],
  ['Recentbuyer', 'Your home was last bought or transferred 30 days'],
] as const) {
  test(`${lastName}: the reason is stated without mention of credit standing, with a day to apply again`, { tag: '@soak' }, async ({
    page,
    product,
  }) => {
    const borrower = await openAs(page, product.url, lastName, 'DECLINED', '/error/decline')
    await expect(heading(page)).toHaveText("We don't offer a line on this home today")
    await expect(page.getByText('No credit decision was made')).toBeVisible()
    await expect(page.getByRole('region', { name: 'What decided' })).toContainText(reason)
    await expect(page.locator('.ui-gauge')).toHaveCount(0)
    expect((await decisionOf(borrower)).refusal?.kind).toBe('NOT_OFFERED')
    await page.getByRole('button', { name: 'Save this plan' }).click()
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('We’ll check again on')
    await page.goto('/dashboard')
    await expect(heading(page)).toHaveText("We don't offer a line on this home today")
    await expect(page.getByRole('region', { name: 'Your plan' })).toBeVisible()
  })
}

test('savings supplement a low income: listed, kept across a reload, totaled while typing, and on to the offer', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  await openAs(page, product.url, 'Assetrich', 'ASSETS_PREQUAL', '/product/assets')
  await page.getByRole('button', { name: 'See my offers with these' }).click()
  await expect(page.locator('.ui-summary')).toContainText('Tell us where it is held')
  await expect(page.getByLabel('What is it?')).toBeFocused()
  await page.getByLabel('What is it?').selectOption('BROKERAGE')
  await page.getByLabel('Where is it held?').fill('Harbor Invest')
  await page.getByLabel('Balance today').fill('1000')
  const total = page.getByRole('region', { name: 'What your assets add' })
  await expect(total).toContainText('You need')
  // The reload is the subject: what was typed is kept.
  await page.reload()
  await expect(page.getByLabel('Where is it held?')).toHaveValue('Harbor Invest')
  await page.getByLabel('Balance today').fill('450000')
  await expect(total).toContainText('$450,000')
  await expect(total).toContainText('$5,357 a month')
  await expect(total).toContainText('Enough for our smallest line')
  await page.getByRole('button', { name: 'Add another' }).press('Enter')
  await expect(page.getByLabel('What is it?').nth(1)).toBeFocused()
  await page.getByRole('button', { name: 'Remove asset 2' }).click()
  await expect(page.getByLabel('What is it?')).toHaveCount(1)
  await page.getByRole('button', { name: 'See my offers with these' }).click()
  await arrived(page, at.offer)
})

test('without assets: the consequence is shown first, and leads to the decision with what would pass', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  await openAs(page, product.url, 'Assetrich', 'ASSETS_PREQUAL', '/product/assets')
  await page.getByRole('button', { name: 'I have no assets to list' }).click()
  await expect(page.getByText('we could not approve it today')).toBeVisible()
  await page.getByRole('button', { name: 'Back to my list' }).click()
  await page.getByRole('button', { name: 'I have no assets to list' }).click()
  await page.getByRole('button', { name: 'Yes, show me the decision' }).click()
  await arrived(page, at.decline)
  await expect(page.getByRole('region', { name: 'What decided' })).toContainText('Monthly payments compared with your income')
})

test('less would pass: the borrower asks for it, a person agrees, and the offer is there', { tag: '@soak' }, async ({
  page,
  product,
  browser,
}) => {
  const borrower = await openAs(page, product.url, 'Highcltv', 'CLTV_LIEN_POSITION_REQUALIFY', '/product/prequal-winback')
  await expect(page.getByRole('region', { name: 'Why we couldn’t approve the first line' })).toContainText('limit 85%')
  const slider = page.getByRole('slider', { name: 'How large should the line be?' })
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(page.locator('.money-large')).toHaveText('$10,000')
  await page.keyboard.press('End')
  await expect(page.locator('.money-large')).toHaveText('$12,500')
  await page.getByRole('button', { name: 'Ask for this line' }).click()
  await arrived(page, { path: '/review-app/uw' })
  await expect(heading(page)).toHaveText('An underwriter is reviewing your application')
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn('underwriter')
  await desk.open(borrower.uuid)
  await desk.accept('An exception within the guideline: the equity is there')
  await desk.page.close()
  await arrived(page, at.offer)
  await expect(new Offer(page).slider()).toBeVisible()
})

test('less would pass, and it is left: asked twice, then withdrawn', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await openAs(page, product.url, 'Highcltv', 'CLTV_LIEN_POSITION_REQUALIFY', '/product/prequal-winback')
  await page.getByRole('button', { name: /withdraw my application/ }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: /withdraw my application/ }).click()
  await page.getByRole('button', { name: 'Withdraw application' }).click()
  await arrived(page, at.dashboard)
  await expect(heading(page)).toHaveText('You withdrew this application')
  expect(await borrower.step()).toBe('CANCELLED')
})

test('a minor’s file: a Social Security number can find another file; asking again gives the same result, and the page says so', {
  tag: '@soak',
}, async ({ page, product }) => {
  await openAs(page, product.url, 'Minor', 'CREDIT_MINOR', '/error/credit')
  await expect(heading(page)).toHaveText('The credit bureau lists you as under 18')
  await page.getByRole('button', { name: 'It’s corrected. Check again' }).click()
  await expect(page.getByText(/We checked again\. .* reports no change/)).toBeVisible({ timeout: 45_000 })
})

test('a bureau outage: what is saved, and a retry that really asks again', { tag: '@soak' }, async ({ page, product }) => {
  await openAs(page, product.url, 'Bureaudown', 'CREDIT_ERROR', '/error/timeout')
  await expect(heading(page)).toHaveText('The credit bureau isn’t responding right now')
  await expect(page.getByText('Every answer you gave is saved.')).toBeVisible()
  const asked = page.waitForResponse((reply) => reply.url().endsWith('/status'))
  await page.getByRole('button', { name: 'Check again now' }).click()
  expect((await asked).status()).toBe(200)
  await expect(page.getByText(/We checked again at .* Nothing has changed yet\./)).toBeVisible()
})

test('a decision that does not load can be asked for again', { tag: '@soak' }, async ({ page, product }) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Lowscore' })
  await borrower.untilStep('DECLINED')
  await signIn(page, borrower)
  await page.route('**/decision', (route) => route.abort())
  await page.goto(`/account/heloc/${borrower.uuid}/error/decline`)
  await expect(heading(page)).toHaveText('We could not load your decision')
  await page.unroute('**/decision')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText("We can't offer you this line today")
})

const SCREENS = [
  ['Highdti', 'DECLINED', '/error/decline'],
  ['Listed', 'DECLINED', '/error/decline'],
  ['Assetrich', 'ASSETS_PREQUAL', '/product/assets'],
  ['Highcltv', 'CLTV_LIEN_POSITION_REQUALIFY', '/product/prequal-winback'],
  ['Minor', 'CREDIT_MINOR', '/error/credit'],
  ['Bureaudown', 'CREDIT_ERROR', '/error/timeout'],
] as const

for (const colorScheme of variantsToCheck(['light', 'dark'] as const)) {
  test.describe(`${colorScheme}`, () => {
    test.use({ colorScheme })
    test('axe finds nothing on the outcome screens, at 360 and 1440 px', { tag: '@soak' }, async ({ page, product }) => {
      const found: Record<string, string[]> = {}
      const look = async (screen: string) => {
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const bad = await axeViolations(page)
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
          if (sideways) bad.push('scrolls sideways')
          if (bad.length > 0) found[`${screen} ${width}`] = bad
        }
      }
      for (const [lastName, step, path] of SCREENS) {
        await openAs(page, product.url, lastName, step, path)
        await page.getByText('Would you rather talk to someone?').waitFor()
        if (path === '/error/decline') await page.getByRole('button', { name: 'Read your notice' }).click()
        await look(`${lastName} ${path}`)
      }
      await page.goto('/dashboard')
      await heading(page).waitFor()
      await look('dashboard')
      expect(found).toEqual({})
    })
  })
}
