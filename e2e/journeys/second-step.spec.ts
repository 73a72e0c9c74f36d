import type { Page } from '@playwright/test'
import { codeAt } from '../../apps/server/src/usecases/second-factor/one-time-code.ts'
import { Console } from '../pages/console.ts'
import { expectProblems } from '../support/arrived.ts'
import { axeViolations } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

const signIn = async (page: Page) => {
  await page.goto('/console')
  await page.getByLabel('Email').fill('administrator@hearthline.example')
  await page.getByLabel('Password', { exact: true }).fill('Hearthline-demo1!')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
}

/** As a laptop with a fingerprint reader, whose owner always touches it. */
async function withFingerprint(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  })
}

test('staff set up a passkey and an app, sign in by either, and are asked again in place before what is to be confirmed', async ({
  page,
  product,
}) => {
  await withFingerprint(page)
  const desk = new Console(page)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Set up a second step' })).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  // The token of the password alone opens nothing.
  const half = await page.evaluate(() => sessionStorage.getItem('console-second-step'))
  const refused = await fetch(`${product.url}/console/api/v1/queue`, { headers: { authorization: `Bearer ${half}` } })
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'second_factor_required' }])

  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill('Work laptop')
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused()
  await expect(page.locator('.second-step-codes li')).toHaveCount(10)
  await page.getByRole('button', { name: 'I saved them' }).click()
  await desk.queue().waitFor()
  await signOut(page)

  await signIn(page)
  await page.getByRole('button', { name: 'Use your passkey' }).press('Enter')
  await desk.queue().waitFor()

  await page.getByRole('button', { name: 'Your account' }).click()
  const account = page.getByRole('dialog', { name: 'Your account' })
  await expect(account).toContainText('Passkey: Work laptop')
  await account.getByRole('button', { name: 'Add an authenticator app' }).click()
  const secret = ((await account.locator('.second-step-key .mono').textContent()) ?? '').replaceAll(' ', '')
  const now = Date.now()
  await account.getByLabel('Code from your authenticator app').fill(codeAt(secret, now - 30_000))
  await account.getByRole('button', { name: 'Add the app' }).click()
  await expect(account.getByRole('button', { name: 'Remove the authenticator app' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await signOut(page)

  await signIn(page)
  await page.getByLabel('Code from your authenticator app').fill('000000')
  expectProblems(page, /422/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('The code is not right')
  await page.getByLabel('Code from your authenticator app').fill(codeAt(secret, Date.now()))
  await page.getByRole('button', { name: 'Continue' }).click()
  await desk.queue().waitFor()

  // As the server answers six minutes later (second-factor.test.ts): the question is asked over the form, and what was typed is sent then.
  expectProblems(page, /403/)
  await page.route(
    '**/second-factor/reset',
    (route) =>
      route.fulfill({
        status: 403,
        json: { status: 403, message: 'Confirm that it’s you', errors: [], code: 'step_up_required', requestId: 'x' },
      }),
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Team' }).click()
  await page.getByRole('button', { name: /^Reset the second step.*Aaron Bell/ }).click()
  await page.getByLabel('Reason').fill('Lost the phone, called from a known number')
  await page.getByRole('button', { name: 'Reset the second step', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await asked.getByRole('button', { name: 'Use your passkey' }).press('Enter')
  await expect(asked).toBeHidden()
  await expect(page.getByText('Aaron Bell sets up a new second step')).toBeAttached()
  await expect(page.getByLabel('Reason')).toHaveCount(0)
})
