/** The value of the home in the browser: ordered, visited, appraised, disputed; and what insures and owns it. */
import type { Page } from '@playwright/test'
import { arrived, expectProblems } from '../support/arrived.ts'
import { AUSTIN, atStep } from '../support/at-step.ts'
import { liveOn } from '../support/live-on.ts'
import { decideReview, settleWait } from '../support/operator.ts'
import { smallPicture } from '../support/photo.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function order(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Good', exact: true }).check()
  await expect(page.getByText('“Good” usually looks like this')).toBeVisible()
  await page.getByLabel('Who will be at the home?').fill('Ana Reyes')
  await page.getByLabel('Their phone').fill('4155550132')
  await page.getByLabel('Which day suits you?').selectOption({ index: 2 })
  await page.getByRole('radio', { name: 'Noon to 3 PM' }).check()
  await page.getByRole('checkbox', { name: /^I authorize one debit/ }).check()
  await page.getByRole('button', { name: 'Order the visit' }).click()
}

test('Bporequired sees the cost, chooses a time, moves the visit, cancels it and chooses another', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  test.setTimeout(90_000)
  const borrower = await atStep(page, product.url, 'Bporequired', 'ORDER_BPO', '/bpo/order-bpo')
  await expect(page.getByText('$180', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Order the visit' }).click()
  await expect(page.locator('.ui-summary')).toContainText('Choose the condition that fits best')
  await order(page)
  await arrived(page, { path: '/bpo/hold' })
  await expect(heading(page)).toHaveText('Your visit is booked')
  await expect(page.getByText(/, noon to 3 PM$/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Change the time' }).click()
  await page.getByLabel('Which day suits you?').selectOption({ index: 4 })
  await page.getByRole('radio', { name: '9 AM to noon' }).check()
  await page.getByRole('button', { name: 'Save the new time' }).click()
  await expect(page.getByText(/, 9 AM to noon$/).first()).toBeVisible({ timeout: 15_000 })

  await page.getByRole('button', { name: 'Cancel the visit' }).click()
  await page.getByRole('button', { name: 'Cancel visit', exact: true }).click()
  await arrived(page, { path: '/bpo/order-bpo' })
  await expect(heading(page)).toHaveText('Choose a new time for the visit')
  await expect(page.getByLabel('Who will be at the home?')).toHaveValue('Ana Reyes')
  await page.getByLabel('Which day suits you?').selectOption({ label: 'Have the broker call to agree on a time' })
  await page.getByRole('checkbox', { name: /^I authorize one debit/ }).check()
  await page.getByRole('button', { name: 'Order the visit' }).click()
  await expect.poll(() => borrower.step(), { timeout: 20_000 }).not.toMatch(/BPO/)
})

test('Texan tells the condition of the home first', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(60_000)
  await atStep(page, product.url, 'Bporequired', 'ORDER_BPO', '/bpo/condition', AUSTIN)
  await expect(heading(page)).toHaveText('What condition is your home in?')
  await order(page)
  await arrived(page, { path: '/bpo/hold' })
})

test('Appraisal chooses a time for the appraiser', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(60_000)
  const borrower = await atStep(page, product.url, 'Appraisal', 'ONSITE_APPRAISAL_SCHEDULED', '/hold')
  await expect(heading(page)).toHaveText('Your home needs an appraisal')
  await page.getByLabel('Which day suits you?').selectOption({ index: 1 })
  await page.getByRole('radio', { name: '3 PM to 6 PM' }).check()
  await page.getByRole('button', { name: 'Save the time' }).click()
  await expect(heading(page)).toHaveText('The appraiser’s visit is booked', { timeout: 15_000 })
  expect((await borrower.application()).openItem).toBe('appraisal-visit')
})

/** What was sent already is the document that is there. */
type PageSent = 'first' | 'second'

/** Waits until it has arrived, as a person does. */
async function upload(page: Page, label: string, name: string, which: PageSent = 'first'): Promise<void> {
  await page
    .getByLabel(label, { exact: true })
    .or(page.getByLabel(`${label} (optional)`, { exact: true }))
    .setInputFiles({ name, mimeType: 'image/png', buffer: smallPicture(which) })
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(/, uploaded/)
}

test('Trustee shows the trust, and sends what a reviewer finds missing', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(60_000)
  const borrower = await atStep(page, product.url, 'Trustee', 'TRUST_AND_INSURANCE', '/insurance/requirements')
  await expect(heading(page)).toHaveText('The trust that owns your home')
  await page.getByLabel('Month').fill('5')
  await page.getByLabel('Day').fill('14')
  await page.getByLabel('Year').fill('2018')
  await page.getByRole('radio', { name: /^Yes, it is revocable/ }).check()
  await page.getByLabel('Trustee', { exact: true }).fill('Ana Trustee')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.locator('.ui-summary')).toContainText('Upload the pages of the trust')
  await upload(page, 'Pages of the trust', 'trust.png')
  await expect(page.locator('.ui-summary')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect.poll(async () => (await borrower.application()).openItem, { timeout: 15_000 }).toBe('trust-and-flood-review')
  await decideReview(product.url, borrower.uuid, 'trust-and-flood-review', 'REFUSED', 'The page that names the trustees is missing.', [])
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, { path: '/insurance/requirements' })
  await expect(page.getByText('The page that names the trustees is missing.')).toBeVisible()
  await upload(page, 'Pages of the trust', 'trustees.png', 'second')
  // Named by the answer before: it stays on file, and out of this answer.
  const first = page.getByRole('listitem').filter({ hasText: 'trust.png' })
  expectProblems(page, /status of 409/)
  await page.getByRole('button', { name: 'Remove trust.png' }).click()
  await expect(first).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'trustees.png' })).toBeVisible()
  await expect(first).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect.poll(async () => (await borrower.application()).openItem, { timeout: 15_000 }).toBe('trust-and-flood-review')
  await page.goto(`/account/heloc/${borrower.uuid}/conditions`)
  await expect(page.getByText('You can add pages while we check them.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove trustees.png' })).toHaveCount(0)
})

test('Floodzone is told how much is needed, and a policy that is too small is refused with a sentence', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  test.setTimeout(60_000)
  const borrower = await atStep(page, product.url, 'Floodzone', 'TRUST_AND_INSURANCE', '/insurance/requirements')
  await expect(page.getByText(/^At least \$[\d,]+\. Federal law asks/)).toBeVisible()
  await page.getByRole('button', { name: 'Read the notice' }).click()
  await expect(page.getByText('Your home is in a special flood hazard area').first()).toBeVisible()
  await page.getByRole('radio', { name: /^I have the policy/ }).check()
  const today = new Date()
  const dates = [
    ['First day of the policy', today.getFullYear() - 1],
    ['Last day of the policy', today.getFullYear() + 1],
  ] as const
  for (const [label, year] of dates) {
    const group = page.getByRole('group', { name: label })
    await group.getByLabel('Month').fill('12')
    await group.getByLabel('Day').fill('31')
    await group.getByLabel('Year').fill(String(year))
  }
  await page.getByLabel('Insurance company').fill('Harbor Mutual')
  await page.getByLabel('Policy number').fill('FL-77')
  await page.getByLabel('Building coverage').fill('10000')
  await page.getByLabel('Deductible').fill('100')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.locator('.ui-summary')).toContainText('confirm that you received it')
  await expect(page.locator('.ui-summary')).toContainText('Upload the declarations page of your policy')
  await upload(page, 'Declarations page', 'declarations.png')
  await page.getByLabel(/^I received the notice/).check()
  expectProblems(page, /status of 422/)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.locator('.ui-summary')).toContainText('This policy covers $10,000')
  await page.getByLabel('Building coverage').fill('250000')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect.poll(async () => (await borrower.application()).openItem, { timeout: 15_000 }).toBe('trust-and-flood-review')
  await arrived(page, { path: '/conditions' })
  await upload(page, 'Pages of your flood policy', 'endorsement.png', 'second')
  await expect(page.getByRole('list', { name: /files/ })).toContainText('declarations.png')
})

test('a value that the borrower disputes is raised, and goes through the decision again', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(90_000)
  const borrower = await atStep(page, product.url, 'Reyes', 'FINAL_OFFER', '/signing/intro')
  await page.getByRole('link', { name: 'See your home’s value' }).click()
  await arrived(page, { path: '/home-value', heading: 'The value of your home' })
  await page.getByRole('checkbox', { name: 'Facts about the home are wrong' }).check()
  await page.getByLabel('What is wrong, and what is right?').fill('The report lists two bedrooms. The home has three, all with permits.')
  await page.getByRole('button', { name: 'Ask to reconsider' }).click()
  await expect.poll(async () => (await borrower.application()).openItem, { timeout: 15_000 }).toBe('value-review')
  const before = (await borrower.offers()).facts as { valueCents: number }
  const answer = 'You are right about the third bedroom. With it the sales nearby show a higher value.'
  const data = { outcome: 'CORRECTED', valueCents: before.valueCents + 5_000_000, answer }
  await settleWait(product.url, borrower.uuid, 'value-review', data, 'Permits show three bedrooms.')
  await liveOn(product.url, borrower, 'FINAL_OFFER')
  await page.goto(`/account/heloc/${borrower.uuid}/home-value`)
  await arrived(page, { path: '/home-value' })
  await expect(page.getByText(/^The value changed from \$[\d,]+ to \$[\d,]+$/)).toBeVisible()
  await expect(page.getByText(answer)).toBeVisible()
  expect((await borrower.offers()).facts).toMatchObject({ valueCents: before.valueCents + 5_000_000 })
})
