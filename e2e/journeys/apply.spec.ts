import { Offer } from '../pages/offer.ts'
import { Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { borrowerInBrowser } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

test.describe.configure({ mode: 'serial' })

/** Whole cents, then as the page writes them. */
const dollars = (amount: number) =>
  Number.isInteger(amount) ? `$${amount.toLocaleString('en-US')}` : `$${amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`

test('a visitor answers eight questions, chooses an offer, and finds it again after a power failure', { tag: '@soak' }, async ({
  page,
  product,
  email,
}) => {
  const wizard = new Wizard(page)
  const seen: string[] = []
  await page.goto('/account/heloc/register?org=HEARTH')
  await arrived(page, at.register)
  await wizard.answerAll({ email }, async (step) => {
    seen.push(await wizard.heading().innerText())
    await expect(page.getByText(`Step ${step + 1} of 8`)).toBeVisible()
  })
  expect(seen).toHaveLength(8)

  const pressed = Date.now()
  await wizard.next().click()
  const loader = page.getByRole('alertdialog')
  await expect(loader).toBeVisible()
  await expect(loader).toContainText(
    /Creating your account|Pulling your soft credit|Locating your property|Determining your property value|Determining your eligibility|Calculating your offers|Generating your quote/,
  )
  await arrived(page, at.offer)
  await expect(loader).toBeHidden()
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(1000)

  // Nothing of the wizard stays behind, the password least of all.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Correct-horse9!')

  const borrower = await borrowerInBrowser(page, product.url, email)
  const { offers } = await borrower.offers()
  // The heading says what can be chosen as the offer is set: the slider's own end.
  const offer = new Offer(page)
  await offer.slider().focus()
  await page.keyboard.press('End')
  const most = Number((await page.locator('.money-large').innerText()).replace(/[$,]/g, ''))
  expect(most).toBeGreaterThan(15_000)
  expect(Math.max(...offers.map(({ maxDraw }) => maxDraw))).toBeGreaterThanOrEqual(most)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(dollars(most))

  const before = await page.locator('.money-large').innerText()
  await offer.slider().focus()
  await page.keyboard.press('Home')
  await expect(page.locator('.money-large')).not.toHaveText(before)
  const least = Number(await offer.slider().inputValue())
  for (let presses = 0; presses < 6; presses++) await page.keyboard.press('ArrowRight')
  const draw = Number((await page.locator('.money-large').innerText()).replace(/[$,]/g, ''))
  expect(draw - least).toBe(3000)
  // The payment follows from the rate that GET offers answers, by amortisation.
  const figures = await offer.summary().innerText()
  const rate = Number(/Rate \([a-z]+\)\s+([\d.]+)%/i.exec(figures)?.[1])
  const payment = Number(/Monthly payment\s+\$([\d,.]+)/.exec(figures)?.[1]?.replace(/,/g, ''))
  const total = Number(/Total from this draw\s+\$([\d,.]+)/.exec(figures)?.[1]?.replace(/,/g, ''))
  const term = Number(await page.locator('input[name="term"]:checked').inputValue())
  const priced = offers.filter((one) => one.term === term)
  expect(
    priced.flatMap((one) => [
      one.rate,
      ...(one as unknown as { discountList: { rateWithDiscount: number }[] }).discountList.map((each) => each.rateWithDiscount),
    ]),
  ).toContain(rate)
  const monthly = rate / 1200
  expect(payment).toBeCloseTo((total * monthly) / (1 - (1 + monthly) ** (-12 * term)), 1)

  await offer.toConfirm()
  await expect(page.getByRole('main')).toContainText(dollars(draw))
  await page.getByRole('button', { name: 'Confirm this offer' }).click()
  await arrived(page, at.contact)

  // The power cut is the subject: what was chosen is still there afterwards.
  await product.kill()
  await product.start()

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('One thing to do')
  const { nextAction } = await borrower.read<{ nextAction: { title: string; path: string } }>(
    `/service-application/api/v1/application/heloc/${borrower.uuid}`,
  )
  await page.getByRole('main').getByRole('link', { name: nextAction.title }).click()
  expect(nextAction.path).toBe(`/account/heloc/${borrower.uuid}/start/contact`)
  await arrived(page, { path: nextAction.path })
  const after = await borrower.read<{ amount: number; term: number; rate: number }>(
    `/service-application/api/v1/application/heloc/${borrower.uuid}`,
  )
  expect(after).toMatchObject({ amount: draw, term, rate })
})
