/** The screens that a borrower sees on the way to an offer, each reached as they would: for whatever has to hold on every one of them. */

import type { Page } from '@playwright/test'
import { Offer } from '../pages/offer.ts'
import { HEADINGS, Wizard } from '../pages/wizard.ts'
import { at } from './arrivals.ts'
import { arrived } from './arrived.ts'
import { borrowerInBrowser } from './borrower.ts'
import { expect } from './test.ts'

export interface Tour {
  readonly email: string
  readonly url: string
  readonly org?: string
}

/** Stops at every screen with its name. */
export async function tour(page: Page, { email, url, org = 'HEARTH' }: Tour, stop: (screen: string) => Promise<void>): Promise<void> {
  const wizard = new Wizard(page)
  await page.goto(`/auth/login?org=${org}`)
  await expect(wizard.heading()).toHaveText('Sign in')
  await stop('login')
  await wizard.answerAll({ email, org }, async (step) => {
    // The questions differ by organization; what stays is their number.
    await expect(page.getByText(`Step ${step + 1} of ${HEADINGS.length}`)).toBeVisible()
    await stop(`register-${step + 1}`)
  })
  await holdCreation(page, async (release) => {
    await wizard.next().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await stop('loader')
    release()
    await arrived(page, at.offer)
    await expect(page.getByRole('alertdialog')).toBeHidden()
  })
  const offer = new Offer(page)
  await offer.slider().waitFor()
  await stop('offer')
  await offer.toConfirm()
  await stop('confirm')
  await page.getByRole('button', { name: 'Confirm this offer' }).click()
  await arrived(page, at.contact)
  await wizard.next().waitFor()
  await stop('plain-screen')
  const { uuid } = await borrowerInBrowser(page, url, email, org)
  await page.goto(`/dashboard?org=${org}`)
  await expect(page.getByText('Your dates').first()).toBeVisible()
  await stop('dashboard')
  await page.goto(`/account/heloc/${uuid}/bank/disburse?org=${org}`)
  await expect(page.getByText('This part is not open right now')).toBeVisible()
  await stop('not-open-now')
}

/** Keeps the create call waiting, so that the loader can be looked at in peace. */
async function holdCreation(page: Page, during: (release: () => void) => Promise<void>): Promise<void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const creation = /\/api\/v3\/application\/heloc\?/
  await page.route(creation, async (route) => {
    await held
    await route.continue()
  })
  await during(release)
  await page.unroute(creation)
}
