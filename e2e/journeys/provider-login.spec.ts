import { test as base } from '@playwright/test'
import { CLIENT, openTestProvider, type TestProvider } from '../../apps/server/src/testing/sign-in-provider.ts'
import { Wizard } from '../pages/wizard.ts'
import { type Product, startProduct } from '../support/product.ts'
import { expect, newEmail } from '../support/test.ts'

const ORG = 'RUSSETFOX'

const test = base.extend<{ idp: TestProvider; product: Product }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a destructured first argument
  idp: async ({}, use) => {
    const idp = await openTestProvider(['http://localhost/'])
    await use(idp)
    await idp.close()
  },
  product: async ({ idp }, use) => {
    const product = await startProduct({
      [`PROVIDER_CUSTOMER_SIGN_IN__${ORG}`]: 'oidc',
      [`CUSTOMER_OIDC_ISSUER__${ORG}`]: idp.issuer,
      [`CUSTOMER_OIDC_NAME__${ORG}`]: 'Fox ID',
      [`CUSTOMER_OIDC_CLIENT_ID__${ORG}`]: CLIENT.id,
      [`CUSTOMER_OIDC_CLIENT_SECRET__${ORG}`]: CLIENT.secret,
      [`CUSTOMER_OIDC_TRUSTED_FOR_EMAIL__${ORG}`]: 'on',
    })
    idp.register(`${product.url}/sign-in/customer/${ORG}`)
    await use(product)
    await product.stop()
  },
  baseURL: async ({ product }, use) => use(product.url),
})

test('at a lender with a provider of its own a customer signs in there, gives a phone number once, signs out of both, and comes back', {
  tag: '@soak',
}, async ({ page, idp }) => {
  const email = newEmail()
  idp.accounts.set(email, { email, email_verified: true })
  await page.setExtraHTTPHeaders({ 'x-test-person': email })
  const heading = new Wizard(page).heading()
  const toSettings = `/auth/login?org=${ORG}&redirectUrl=/dashboard/settings`
  await page.goto(toSettings)
  await page.getByRole('button', { name: 'Continue with Fox ID' }).click()
  await expect(heading).toHaveText('What is your phone number?')
  expect(new URL(page.url()).searchParams.has('code')).toBe(false)
  await page.getByLabel('Mobile phone').fill('4155550132')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()

  await page.goto('/auth/logout')
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await expect(heading).toHaveText('Sign in')
  await page.goto(toSettings)
  await page.getByRole('button', { name: 'Continue with Fox ID' }).click()
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
})
