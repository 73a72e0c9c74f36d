/** From the chosen offer to a submitted application: who the borrower is, how they are reached, and everything checked once more. */
import type { Page } from '@playwright/test'
import { ApplicationForms } from '../pages/application-forms.ts'
import { at } from '../support/arrivals.ts'
import { arrived, expectProblems } from '../support/arrived.ts'
import { type Borrower, borrowerOf, signIn } from '../support/borrower.ts'
import { mailsFor } from '../support/mailbox.ts'
import { tabTo } from '../support/tab-to.ts'
import { expect, newEmail, test } from '../support/test.ts'

/** A borrower who chose an offer, at the first question behind it. */
async function atContact(page: Page, url: string, lastName?: string): Promise<Borrower> {
  const borrower = await borrowerOf(url, lastName ? { lastName } : {})
  await borrower.untilStep('OFFER_SELECTION')
  const [offer] = (await borrower.offers()).offers
  await borrower.answer('chosen-offer', {
    ...{ type: offer!.type, termYears: offer!.term, originationFeeBps: Math.round(offer!.originationFee * 100) },
    ...{ drawCents: Math.round(offer!.minDraw * 100), discounts: [] },
  })
  await borrower.untilStep('COLLECT_ADDITIONAL_INFO')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}`)
  await arrived(page, at.contact)
  return borrower
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' }).click()

test('a person confirms a phone, names a co-owner, changes an answer from the summary, and submits once', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  const borrower = await atContact(page, product.url)
  const forms = new ApplicationForms(page)
  await press(page, 'Send code')
  await expect(heading(page)).toHaveText('What is the code we sent you?')
  expect((await mailsFor(product.url, '4155550132'))[0]).toMatchObject({ subject: 'Text message' })
  await page.getByLabel('Code').fill('550132')
  await forms.continue()

  await arrived(page, at.profile)
  await page.getByRole('radio', { name: 'Married', exact: true }).check()
  // A state of community property has the spouse sign: who owns the home too signs once.
  const spouse = page.getByRole('region', { name: 'Your spouse' })
  await spouse.getByLabel('First name').fill('Sam')
  await spouse.getByLabel('Last name').fill('Reyes')
  await spouse.getByLabel('Email').fill(borrower.email)
  await forms.continue()
  await page.getByRole('radio', { name: 'Me and someone else' }).check()
  await forms.continue()
  await expect(page.getByText('Add the other owner. Everyone who owns the home must sign.').first()).toBeVisible()
  await press(page, 'Add a co-owner')
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Email').fill(borrower.email)
  await forms.continue()
  await expect(heading(page)).toHaveText('What is your citizenship status?')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Sam')
  await forms.continue()
  await page.getByRole('radio', { name: 'US citizen' }).check()
  await forms.continue()
  await page.getByRole('radio', { name: 'Home improvement' }).check()
  await forms.continue()
  await page.getByRole('checkbox', { name: /^When I submit my application/ }).check()
  await forms.continue()
  // What is missing here is no problem of the question before.
  await forms.continue()
  await expect(page.getByText('Please enter your Social Security number').first()).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(heading(page)).toHaveText('May we check your credit when you submit?')
  await expect(page.getByText('There is a problem')).toBeHidden()
  await forms.continue()
  await page.getByRole('textbox', { name: 'Social Security number' }).fill('523-45-6781')
  await forms.continue()
  await arrived(page, at.monitoring)
  await forms.monitoring()

  await arrived(page, at.summary)
  // As the co-owner, and as the spouse.
  await expect(page.getByText(`Sam Reyes, ${borrower.email}`)).toHaveCount(2)
  await page.getByRole('link', { name: 'Change: Use of the money' }).click()
  await expect(heading(page)).toHaveText('What will you use the money for?')
  await page.getByRole('radio', { name: 'Education' }).check()
  await press(page, 'Save')
  await arrived(page, at.summary)
  await expect(page.getByText('Education')).toBeVisible()
  const submit = page.getByRole('button', { name: 'Submit application' })
  await expect(submit).toBeDisabled()
  await forms.readDocuments()
  await page.getByRole('checkbox', { name: /I submit my application$/ }).check()
  const puts: string[] = []
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request.url()))
  await submit.dblclick()
  await arrived(page, at.income)
  expect(puts.filter((url) => url.endsWith('/items/submission'))).toHaveLength(1)
})

test('a wrong code, a number that takes no texts, a changed number and a person without a phone all lead on', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  expectProblems(page, /status of 422/)
  await atContact(page, product.url)
  const forms = new ApplicationForms(page)
  await page.getByLabel('Phone number').fill('4155550199')
  await press(page, 'Send code')
  await expect(page.getByText('This number can’t get text messages.').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Phone call' }).check()
  await press(page, 'Send code')
  await expect(page.getByText('We’re calling you with a 6-digit code at')).toBeVisible()
  await page.getByLabel('Code').fill('123 456')
  await forms.continue()
  await expect(page.getByText('That code isn’t right.').first()).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  await press(page, 'Call me again')
  await press(page, 'Change the number')
  await expect(page.getByLabel('Phone number')).toHaveValue('(415) 555-0199')
  await page.reload()
  await expect(page.getByLabel('Phone number')).toHaveValue('(415) 555-0199')
  await press(page, 'I can’t get a code')
  await press(page, 'Continue without a code')
  await arrived(page, at.profile)
  await page.getByRole('link', { name: 'Back' }).click()
  await arrived(page, at.contact)
  await page.getByLabel('Phone number').fill('4155550147')
  await press(page, 'Send code')
  await page.getByLabel('Code').fill('550147')
  await forms.continue()
  await arrived(page, at.profile)
})

test('what is open in two tabs is submitted once, and the second tab is led on', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(120_000)
  const borrower = await atContact(page, product.url)
  const forms = new ApplicationForms(page)
  await forms.contact()
  await arrived(page, at.profile)
  await forms.profile()
  await arrived(page, at.monitoring)
  await forms.monitoring()
  await arrived(page, at.summary)
  const second = await page.context().newPage()
  expectProblems(second, /status of (409|412)/)
  await second.goto(page.url())
  await arrived(second, at.summary)
  for (const tab of [page, second]) {
    await new ApplicationForms(tab).readDocuments()
    await tab.getByRole('checkbox', { name: /I submit my application$/ }).check()
  }
  await press(page, 'Submit application')
  await arrived(page, at.income)
  await press(second, 'Submit application')
  await expect(second.getByText('Your application has a new next step')).toBeVisible()
  await arrived(second, at.income)
  const { dates } = await borrower.read<{ dates: { label: string }[] }>(`/service-application/api/v1/application/heloc/${borrower.uuid}`)
  expect(dates.filter(({ label }) => label === 'Application submitted')).toHaveLength(1)
})

test('a keyboard leads through all four screens', { tag: '@soak' }, async ({ page, product }) => {
  test.setTimeout(120_000)
  await atContact(page, product.url)
  const go = async (button: RegExp) => {
    await tabTo(page, button)
    await page.keyboard.press('Enter')
  }
  await go(/^Send code$/)
  await expect(heading(page)).toBeFocused()
  await tabTo(page, /^Code/)
  await page.keyboard.type('550132')
  await page.keyboard.press('Enter')
  await arrived(page, at.profile)
  await expect(heading(page)).toBeFocused()
  await tabTo(page, /^Married/)
  await page.keyboard.press('Space')
  // The state has a spouse sign, and asks who they are.
  for (const [label, text] of [
    [/^First name/, 'Kim'],
    [/^Last name/, 'Ortega'],
    [/^Email/, newEmail()],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('How do you own the home?')
  await expect(heading(page)).toBeFocused()
  for (const [label, next] of [
    [/^Only me/, 'What is your citizenship status?'],
    [/^US citizen/, 'What will you use the money for?'],
    [/^Debt consolidation/, 'May we check your credit when you submit?'],
  ] as const) {
    await tabTo(page, label)
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(heading(page)).toHaveText(next)
    await expect(heading(page)).toBeFocused()
  }
  await tabTo(page, /^When I submit/)
  await page.keyboard.press('Space')
  await go(/^Continue$/)
  await tabTo(page, /^Social Security number/)
  await page.keyboard.type('523456781')
  await page.keyboard.press('Enter')
  await arrived(page, at.monitoring)
  for (let question = 0; question < 3; question++) {
    await tabTo(page, /^I do not wish to provide this information/)
    await page.keyboard.press('Space')
  }
  await go(/^Continue$/)
  await arrived(page, at.summary)
  await expect(heading(page)).toBeFocused()
  await go(/^Read Your application disclosures$/)
  await expect(page.getByRole('region', { name: 'Your application disclosures', exact: true })).toBeVisible()
})
