/** What may stand between a borrower and their offer, each lived through in the browser to the offer or to an honest end. */
import type { Page } from '@playwright/test'
import { Branch } from '../pages/branch.ts'
import { expectProblems } from '../support/arrived.ts'
import { axeViolations } from '../support/axe.ts'
import { everyPage, openGalleryPage } from '../support/gallery.ts'
import { decideReview } from '../support/operator.ts'
import { smallPicture } from '../support/photo.ts'
import { variantsToCheck } from '../support/soak.ts'
import { expect, test } from '../support/test.ts'

/** Not the example of the developers' toolbar, which is in the code. */
const SSN = '523456781'
const CONTINUE = /^Continue$/
/** One outcome of a person's decision is enough for every run. */
/** Everything that the browser holds or was answered, for what must not are in it. */
function watchFor(page: Page, secret: string): () => Promise<string[]> {
  const found: string[] = []
  const bears = (text: string) => text.replace(/[ -]/g, '').includes(secret)
  page.on('response', async (response) => {
    if (bears(response.url())) found.push(`address ${response.url()}`)
    const body = await response.text().catch(() => '')
    if (bears(body)) found.push(`answer of ${response.url()}`)
  })
  page.on('console', (message) => bears(message.text()) && found.push('console'))
  return async () => {
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]))
    if (bears(kept)) found.push('storage')
    if (bears(page.url())) found.push('address bar')
    return found
  }
}

test.describe('the credit file', () => {
  test('Frozen lifts the freeze and has an offer', { tag: '@soak' }, async ({ page, product }) => {
    const screen = await Branch.of(page, product.url, 'Frozen', '/credit/error')
    await screen.asks('Your credit file is frozen')
    await expect(page.getByRole('main').getByRole('link', { name: /^\(\d{3}\)/ })).toHaveAttribute('href', /^tel:\+1\d{10}$/)
    await expect(page.getByRole('list', { name: 'How to lift the freeze' }).getByRole('listitem')).toHaveCount(3)
    await screen.press("I've lifted the freeze")
    await screen.atOffer()
  })

  test('Frozenpin mistypes the PIN, sees a page that says so, and continues with the right one', { tag: '@soak' }, async ({
    page,
    product,
  }) => {
    const screen = await Branch.of(page, product.url, 'Frozenpin', '/credit/error')
    const secrets = watchFor(page, '97531')
    await screen.asks('Your credit file is locked')
    await screen.press(CONTINUE)
    await screen.refuses('Please enter your PIN')
    await page.getByLabel(/^Your PIN/).fill('12')
    await screen.press(CONTINUE)
    await screen.refuses('four to ten digits')
    await page.getByLabel(/^Your PIN/).fill('97531')
    await screen.press(CONTINUE)
    await screen.at('/review-app/incorrect-pin')
    await screen.asks('That PIN did not work')
    await expect(page.getByLabel(/^Your PIN/)).toHaveValue('')
    // The way back leads here again: the step says where the application stands.
    await page.goto(`/account/heloc/${screen.borrower.uuid}/credit/error`)
    await screen.at('/review-app/incorrect-pin')
    // The other way does not open this file, and the wrong PIN is not sent along with it.
    await screen.press("I've unlocked my file")
    await screen.at('/credit/error')
    await expect(page.getByText('still reports the lock')).toBeVisible()
    await page.getByLabel(/^Your PIN/).fill('2468')
    await screen.press(CONTINUE)
    await screen.atOffer()
    expect(await secrets()).toEqual([])
  })

  test('Nomatch gives a Social Security number, which is stored nowhere in clear text', { tag: '@soak' }, async ({ page, product }) => {
    const screen = await Branch.of(page, product.url, 'Nomatch', '/credit/social')
    const secrets = watchFor(page, SSN)
    await screen.asks('What is your Social Security number?')
    const box = page.getByLabel('Social Security number')
    await expect(box).toHaveAttribute('type', 'password')
    await screen.press(CONTINUE)
    await screen.refuses('Please enter your Social Security number')
    await box.fill('000-12-3456')
    await screen.press(CONTINUE)
    await screen.refuses('Please enter a valid Social Security number')
    await box.fill(SSN)
    await box.blur()
    await expect(box).toHaveValue('523-45-6781')
    await screen.press('Show the number')
    await expect(box).toHaveAttribute('type', 'text')
    // The reload is the subject: the number is kept nowhere.
    await page.reload()
    await expect(page.getByLabel('Social Security number')).toHaveValue('')
    await page.getByLabel('Social Security number').fill(SSN)
    await screen.press(CONTINUE)
    await screen.atOffer()
    expect(await secrets()).toEqual([])
  })

  test('Nohit has no file under the number either: the details can be corrected, and otherwise the application ends', {
    tag: '@soak',
  }, async ({ page, product }) => {
    const screen = await Branch.of(page, product.url, 'Nohit', '/credit/social')
    await page.getByLabel('Social Security number').fill(SSN)
    await screen.press(CONTINUE)
    await screen.at('/review-app/no-credit')
    await screen.asks('We could not find a credit file for you')
    await expect(page.getByText('This is not a denial')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeVisible()
    // The same number again finds no one again, and says so here.
    await page.getByLabel('Social Security number', { exact: true }).fill(SSN)
    await screen.press(CONTINUE)
    await expect(screen.button(CONTINUE)).toBeEnabled({ timeout: 20_000 })
    await screen.at('/review-app/no-credit')
    await screen.choose(/^My name/)
    await screen.press(CONTINUE)
    await screen.refuses('We have already searched for this')
    expectProblems(page, /status of 422/)
    await page.getByLabel('Last name').fill('Nolan')
    await screen.press(CONTINUE)
    await screen.atOffer()
  })
})

test.describe('the home', () => {
  test('Noproperty corrects the address', { tag: '@soak' }, async ({ page, product }) => {
    const screen = await Branch.of(page, product.url, 'Noproperty', '/review-app/property')
    await screen.asks('We could not find your home')
    await screen.press(CONTINUE)
    await screen.refuses('already searched for this address')
    await screen.press('Enter it manually')
    await page.getByLabel('State').selectOption('HI')
    await page.getByLabel('ZIP code').fill('96813')
    await screen.press(CONTINUE)
    await screen.refuses('we do not currently offer loans in HI')
    expectProblems(page, /status of 422/)
    await page.getByLabel('State').selectOption('CA')
    await page.getByLabel('ZIP code').fill('95814')
    await page.getByLabel('Street address').fill('14 Cedar Way')
    // The reload is the subject: what was typed outlives it.
    await page.reload()
    await expect(page.getByLabel('Street address')).toHaveValue('14 Cedar Way')
    await screen.press(CONTINUE)
    await screen.atOffer()
  })

  test('Multiproperty says that it is none of these, then picks one', { tag: '@soak' }, async ({ page, product }) => {
    const screen = await Branch.of(page, product.url, 'Multiproperty', '/review-app/property')
    await screen.asks('Which of these is your home?')
    await expect(page.getByRole('radio')).toHaveCount(4)
    await screen.press(CONTINUE)
    await screen.refuses('Choose your home')
    await screen.choose(/^None of these/)
    const line = page.getByLabel('The address of your home')
    await line.fill('16 Cedar Way, Sacramento, CA 95814')
    await screen.press(CONTINUE)
    await expect(page.getByText('We found more than one home at 16 Cedar Way')).toBeVisible({ timeout: 20_000 })
    await screen.choose(/16 Cedar Way, Unit B/)
    await screen.press(CONTINUE)
    await screen.atOffer()
  })

  for (const outcome of ['accepted', 'refused'] as const) {
    test(`Notowner explains, and is ${outcome} by a person`, { tag: '@soak' }, async ({ page, product }) => {
      const screen = await Branch.of(page, product.url, 'Notowner', '/review-app/incorrect-ownership')
      await screen.asks('Who owns the home?')
      await expect(page.getByText('Marguerite Holloway').first()).toBeVisible()
      await screen.press(CONTINUE)
      await screen.refuses('Choose the closest answer')
      await screen.choose(/^My name has changed/)
      await page.getByLabel('In your own words').fill('I married in 2021 and the deed still has my name from before.')
      await page.getByLabel(/^A document that shows it/).setInputFiles({ name: 'marriage.png', mimeType: 'image/png', buffer: PNG })
      await expect(page.getByText('marriage.png').first()).toBeVisible()
      await expect(page.getByText(/, uploaded$/)).toBeVisible()
      await screen.press(CONTINUE)
      await screen.asks('We’re confirming who owns the home')
      await expect(page.getByText('I married in 2021')).toBeVisible()
      await expect(page.getByText('Federal law gives a lender 30 days')).toBeVisible()
      const decide = (decision: 'ACCEPTED' | 'REFUSED', reason: string) =>
        decideReview(product.url, screen.borrower.uuid, 'ownership-review', decision, reason)
      // The page continues by itself.
      if (outcome === 'accepted') {
        await decide('ACCEPTED', 'The certificate shows it')
        await screen.atOffer()
      } else {
        await decide('REFUSED', 'The deed names somebody else')
        await screen.at('/error/decline')
        await screen.asks(/We can.t offer you this line today/)
      }
    })
  }

  test('Jointowner and Trustee own their home, so they reach the offer without a question about it', { tag: '@soak' }, async ({
    page,
    product,
  }) => {
    for (const lastName of ['Jointowner', 'Trustee']) await (await Branch.of(page, product.url, lastName, '/product/select')).atOffer()
  })

  test('Noavm gives an estimate of their own', { tag: '@soak' }, async ({ page, product }) => {
    const screen = await Branch.of(page, product.url, 'Noavm', '/bpo/estimate-value')
    await screen.asks('What is your home worth?')
    await expect(page.getByText('No estimate', { exact: true })).toHaveCount(2)
    await expect(page.getByText('$180', { exact: true })).toBeVisible()
    await screen.press(CONTINUE)
    await screen.refuses('Enter what you think your home is worth')
    await page.getByLabel('Your estimate', { exact: true }).fill('20000')
    await screen.press(CONTINUE)
    await screen.refuses('Enter at least $50,000')
    await page.getByLabel('Your estimate', { exact: true }).fill('700000')
    await screen.press(CONTINUE)
    await screen.atOffer()
  })

  test('Lowconfidence sees when the estimate is far from the automatic ones, and may keep it', { tag: '@soak' }, async ({
    page,
    product,
  }) => {
    const screen = await Branch.of(page, product.url, 'Lowconfidence', '/bpo/estimate-value')
    await expect(page.getByText('Not reliable enough', { exact: true })).toHaveCount(2)
    await page.getByLabel('Your estimate', { exact: true }).fill('9000000')
    await expect(page.getByText('This is above the automated estimates')).toBeVisible()
    await page.getByLabel('Your estimate', { exact: true }).fill('600000')
    await screen.press(CONTINUE)
    await screen.atOffer()
  })
})

test.describe('the debts', () => {
  for (const outcome of ['accepted', 'refused'] as const) {
    // A journey of the console accepts one in the usual run.
    test(`Delinquent explains a late payment, and is ${outcome} by a person`, { tag: '@soak' }, async ({ page, product }) => {
      const screen = await Branch.of(page, product.url, 'Delinquent', '/review-app/delinquency')
      await screen.asks('Tell us about a late payment')
      await expect(page.getByText(/Mortgage ending \d{4}, reported 30 days late twice/)).toBeVisible()
      await screen.press(CONTINUE)
      await screen.refuses('Choose an answer')
      await screen.choose(/^Yes, nothing is overdue/)
      await page.getByLabel('What happened?').fill('I changed banks and two payments went out late.')
      // The reload is the subject: what was typed outlives it.
      await page.reload()
      await expect(page.getByLabel('What happened?')).toHaveValue('I changed banks and two payments went out late.')
      await screen.press(CONTINUE)
      await screen.asks('We’re reviewing your explanation')
      const decide = (decision: 'ACCEPTED' | 'REFUSED', reason: string) =>
        decideReview(product.url, screen.borrower.uuid, 'delinquency-review', decision, reason)
      // The page continues by itself.
      if (outcome === 'accepted') {
        await decide('ACCEPTED', 'Explained, and on time since')
        await screen.atOffer()
      } else {
        await decide('REFUSED', 'Late again this month')
        await screen.at('/error/decline')
      }
    })
  }
})

/** Every state of every one of these screens, as the gallery makes them up: also those that no persona comes to before the offer. */
const SCREENS = new Set([
  'credit-social',
  'credit-error',
  'review-app-incorrect-pin',
  'review-app-no-credit',
  'review-app-property',
  'review-app-incorrect-ownership',
  'review-app-delinquency',
  'liens',
  'bpo-estimate-value',
])
/** The same on every screen, and looked at by the gallery's own journey. */
const SAME_ON_EVERY_SCREEN = new Set(['loading', 'failed', 'done', 'saving', 'not-saved'])
for (const [width, org, theme] of variantsToCheck([
  [360, 'NORTHGATE', 'dark'],
  [1440, 'HEARTH', 'light'],
  [360, 'HEARTH', 'light'],
  [1440, 'NORTHGATE', 'dark'],
] as const)) {
  test.describe(`${width} wide, ${org}, ${theme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: theme })
    test('axe finds nothing on any of the screens', { tag: '@soak' }, async ({ page }) => {
      test.setTimeout(400_000)
      const found: Record<string, string[]> = {}
      for (const opened of everyPage.filter(({ screen, state }) => SCREENS.has(screen) && !SAME_ON_EVERY_SCREEN.has(state))) {
        const bad = await openGalleryPage(page, opened, { org, theme })
        bad.push(...(await axeViolations(page)))
        if (bad.length > 0) found[opened.path] = bad
      }
      expect(found).toEqual({})
    })
  })
}

/** One pixel. */
const PNG = smallPicture('marriage.png')
