import { HEADINGS, Wizard } from '../pages/wizard.ts'
import { at } from '../support/arrivals.ts'
import { arrived } from '../support/arrived.ts'
import { mailsFor } from '../support/mailbox.ts'
import { expect, test } from '../support/test.ts'

const CODE_MAIL = 'Your sign-in code'

test('at a lender without passwords the wizard ends with the birthdate, a code to the email opens the account, and the answers are kept', {
  tag: '@soak',
}, async ({ page, product, email }) => {
  const wizard = new Wizard(page)
  await wizard.open({ org: 'RUSSETFOX' })
  await wizard.property('12 Alder Way, Columbus, OH 43215')
  await wizard.home()
  await wizard.forSale()
  await wizard.income()
  await wizard.name()
  await wizard.born('05', '17', '1984')
  await page.getByRole('checkbox', { name: /I agree to the/ }).check()
  await page.getByRole('checkbox', { name: /documents and notices/ }).check()
  await page.locator('button[type=submit]').click()

  await arrived(page, at.login)
  await expect(page.getByText('Forgot your password?')).toHaveCount(0)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is the code we sent you?')
  const codes = async () => (await mailsFor(product.url, email)).filter(({ subject }) => subject === CODE_MAIL)
  await expect.poll(async () => (await codes()).length).toBe(1)
  await page.getByLabel('Code').fill(/\d{6}/.exec((await codes())[0]!.body)![0])
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Mobile phone').fill('4155550132')
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(wizard.heading()).toHaveText(HEADINGS[5])
  await expect(page.getByLabel('Year')).toHaveValue('1984')
  await page.locator('button[type=submit]').click()
  await arrived(page, { path: '/product/select', heading: /, you can borrow up to \$/ })

  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Password' })).toHaveCount(0)
  await page.goto('/auth/logout')
  await arrived(page, at.login)
})
