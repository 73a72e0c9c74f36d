/** At the speed of real providers: background work continues while a person reads, and no answer is refused for it. */
import { answerWithExample } from '../pages/bank.ts'
import { Income } from '../pages/income.ts'
import { Offer } from '../pages/offer.ts'
import { PlainScreen } from '../pages/plain-screen.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

test.use({ settings: { SANDBOX_SPEED: 'real' } })

/** What a person answers one after another from the offer until someone else has to act; the home of this one is in a flood zone. */
const WAY = [
  'start/contact',
  'start/profile',
  'start/hmda',
  'start/app-summary',
  'income/review',
  'bank/disburse',
  'bank/autopay',
  'identity',
]

test('from the offer to the insurance, every answer is taken the first time, without a reload', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  test.setTimeout(240_000)
  const refused: string[] = []
  page.on('response', (reply) => {
    if (reply.request().method() === 'PUT' && !reply.ok()) refused.push(`${reply.status()} ${reply.url()}`)
  })
  const borrower = await borrowerOf(product.url, { lastName: 'Floodzone' })
  await borrower.untilStep('OFFER_SELECTION')
  await signIn(page, borrower)
  const offer = new Offer(page)
  await offer.open(borrower.uuid)
  await arrived(page, { path: '/product/select' })
  await offer.toConfirm()
  await arrived(page, { path: '/product/select/confirm', heading: 'Is this the offer you want?' })
  await page.getByRole('button', { name: 'Confirm this offer' }).click()

  const answered: string[] = []
  for (let at = 'product/select/confirm'; at !== 'insurance/requirements' && answered.length < 20; ) {
    await page.waitForURL(({ pathname }) => !pathname.endsWith(`/${at}`), { timeout: 45_000 })
    at = new URL(page.url()).pathname.split(`${borrower.uuid}/`)[1] ?? ''
    // A person reads: two seconds at rest, in which the server's own work continues.
    await arrived(page, { path: `/${at}`, timeout: 45_000 })
    if (at === 'income/review') {
      const income = new Income(page)
      await income.payroll()
      await income.continue()
    } else {
      await answerWithExample(page)
    }
    answered.push(at)
  }
  await expect.poll(() => borrower.step(), { timeout: 45_000 }).not.toBe('TRUST_AND_INSURANCE')
  expect(refused).toEqual([])
  expect(answered).toEqual(expect.arrayContaining([...WAY, 'insurance/requirements']))
})

test('a person who answers in a second tab what the first has answered sees that, and is led to the next question', {
  tag: '@soak',
}, async ({ page, product }) => {
  test.setTimeout(120_000)
  const borrower = await borrowerOf(product.url)
  await borrower.untilStep('OFFER_SELECTION')
  await signIn(page, borrower)
  const offer = new Offer(page)
  await offer.open(borrower.uuid)
  await offer.toConfirm()
  await page.getByRole('button', { name: 'Confirm this offer' }).click()
  await arrived(page, { path: '/start/contact', timeout: 45_000 })
  const second = await page.context().newPage()
  await second.goto(page.url())
  await arrived(second, { path: '/start/contact' })
  await second.setViewportSize({ width: 360, height: 740 })
  const [one, two] = [new PlainScreen(page), new PlainScreen(second)]
  await one.fillWithExample()
  await one.continue()
  await arrived(page, { path: '/start/profile', timeout: 45_000 })
  await two.fillWithExample()
  await two.continue()
  await expect(second.getByText('Your application has a new next step')).toBeVisible()
  await expect(second.getByText('What you entered here was not saved')).toBeVisible()
  await second.waitForURL(({ pathname }) => pathname.endsWith('/start/profile'))
  // On a phone the notice lies over nothing that is to be read or filled in.
  await expect(second.getByRole('radio', { name: 'Separated' })).toBeVisible()
  expect(
    await second.evaluate(() => {
      const notice = document.querySelector('.ui-toast')!.getBoundingClientRect()
      return [...document.querySelectorAll('main *')].filter((each) => {
        const { top, bottom, width } = each.getBoundingClientRect()
        return width > 0 && top < notice.bottom && bottom > notice.top
      }).length
    }),
  ).toBe(0)
})

test('a verified income of half what was stated: the revised offers are the ones shown, said and confirmed, all without a reload', {
  tag: '@soak',
}, async ({ page, product }) => {
  test.setTimeout(240_000)
  const borrower = await borrowerOf(product.url, { lastName: 'Incomelower' })
  await borrower.untilStep('OFFER_SELECTION')
  await signIn(page, borrower)
  const offer = new Offer(page)
  await offer.open(borrower.uuid)
  await arrived(page, at.offer)
  await offer.slider().press('End')
  const before = Number(await offer.slider().inputValue())
  await offer.toConfirm()
  await page.getByRole('button', { name: 'Confirm this offer' }).click()
  const screen = new PlainScreen(page)
  for (const stop of [at.contact, at.profile, at.monitoring, at.summary]) {
    await arrived(page, { ...stop, timeout: 45_000 })
    await screen.fillWithExample()
    await screen.continue()
  }
  await arrived(page, { ...at.income, timeout: 45_000 })
  const income = new Income(page)
  await income.payroll()
  await income.continue()

  await arrived(page, { ...at.offer, timeout: 45_000 })
  await expect(page.getByText('the verified income is half of what you told us')).toBeVisible()
  await expect(page.getByText('not verified yet')).toBeHidden()
  await offer.slider().press('End')
  const now = Number(await offer.slider().inputValue())
  expect(now).toBeLessThan(before)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`$${now.toLocaleString('en-US')}`)
  await offer.toConfirm()
  await page.getByRole('button', { name: 'Confirm this offer' }).click()
  await arrived(page, { ...at.disburse, timeout: 45_000 })
})
