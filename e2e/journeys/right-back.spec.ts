/** The server is away for a moment, and a provider for longer: what the borrower and the operator meet. */
import { Branch } from '../pages/branch.ts'
import { Console } from '../pages/console.ts'
import { ShellParts } from '../pages/shell.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { atStep } from '../support/at-step.ts'
import { borrowerOf } from '../support/borrower.ts'
import { decideReview } from '../support/operator.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

const SSN = '523-45-6781'
const AWAY = {
  status: 503,
  code: 'unavailable',
  message: 'We are temporarily unavailable. Please try again in a moment',
  errors: [],
  requestId: 'r',
}

test('an answer sent while the server is away is kept, sent again by itself, and the borrower continues', async ({ page, product }) => {
  const screen = await Branch.of(page, product.url, 'Nomatch', '/credit/social')
  const box = page.getByLabel('Social Security number')
  await box.fill(SSN)
  const keys: (string | undefined)[] = []
  expectProblems(page, /503/)
  await page.route('**/items/credit-obstacle', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 2) await route.continue()
    else await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: AWAY })
  })
  await screen.press('Continue')
  await expect(page.getByText('We’ll be right back.')).toBeVisible()
  await expect(page.getByText('What you typed is saved on this page. We’re trying again, so you don’t have to do anything.')).toBeVisible()
  await expect(box).toHaveValue(SSN)
  await page.screenshot({ path: test.info().outputPath('right-back.png') })
  await arrived(page, { path: '/product/select' })
  await expect(page.getByText('We’ll be right back.')).toBeHidden()
  // One intent, however often it was sent.
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('someone who leaves a page that waits, just as it would go on by itself, gets where they went', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  const borrower = await atStep(page, product.url, 'Trustee', 'CONDITIONS_OPEN', '/conditions')
  // Its code takes longer than the page takes to look again.
  await page.route('**/dashboard-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    await route.continue()
  })
  await new ShellParts(page).rail().getByRole('link', { name: 'Dashboard' }).click()
  await decideReview(product.url, borrower.uuid, 'trust-and-flood-review', 'ACCEPTED', 'The pages are complete.')
  await arrived(page, { path: '/dashboard', timeout: 20_000 })
})

test('an operator sees which provider is failing and runs all of its work again, by keyboard alone', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Bureaudown' })
  await borrower.untilStep('CREDIT_ERROR')
  const desk = new Console(page)
  await desk.signIn()
  await page.getByRole('button', { name: 'Providers', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Providers' })
  const bureau = dialog.getByRole('listitem').filter({ hasText: 'Credit bureau' })
  await expect(bureau).toContainText('failing')
  await expect(bureau).toContainText(/\d+ applications? waiting\. We keep trying automatically\./)
  const reason = bureau.getByLabel('Reason to run credit bureau again')
  const run = bureau.getByRole('button', { name: /^Run \d+ applications? again$/ })
  await run.focus()
  await page.keyboard.press('Enter')
  await expect(bureau).toContainText('Enter a reason')
  await reason.focus()
  await page.keyboard.type('The bureau says that it is back')
  const answered = page.waitForResponse('**/providers/credit-bureau/retry')
  await page.keyboard.press('Control+Enter')
  expect((await answered).status()).toBe(200)
  await page.screenshot({ path: test.info().outputPath('providers.png') })
  await page.setViewportSize({ width: 360, height: 780 })
  await expect(reason).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.screenshot({ path: test.info().outputPath('providers-narrow.png') })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.setViewportSize({ width: 1440, height: 900 })
  await desk.open(borrower.uuid)
  await expect(desk.part('Audit log')).toContainText('The bureau says that it is back')
})
