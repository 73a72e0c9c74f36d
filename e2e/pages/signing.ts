/** Signing as a person does: consent, read to the end, a signature, each place, finish. */
import type { Page } from '@playwright/test'
import { readThrough } from '../support/read-through.ts'
import { expect } from '../support/test.ts'

export const part = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible({ timeout: 20_000 })

/** The word in the test file, as whoever opens it reads it. */
export async function wordIn(page: Page): Promise<string> {
  const file = page.getByRole('region', { name: 'Pages of Test file' })
  await expect(file).toContainText(/Test file [0-9a-f]{8}/, { timeout: 20_000 })
  // Its text lies over its drawing, and over nothing of the page below it.
  const isInside = await file.locator('.document-text').evaluate((text) => {
    const [own, around] = [text, text.closest('.document-page')!].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect]
    return own.top >= around.top - 1 && own.bottom <= around.bottom + 1 && own.height > 0
  })
  expect(isInside).toBe(true)
  return /you opened the file:\s*([a-z]+)/.exec((await file.innerText()).replace(/\s+/g, ' '))![1]!
}

/** `toReadOnly`: the documents are signed at an office, and read here. */
export async function agree(page: Page, toReadOnly = false): Promise<void> {
  await page.getByRole('button', { name: 'Open the test file' }).click()
  await page.getByLabel('The word in the test file').fill(await wordIn(page))
  await page
    .getByRole('checkbox', { name: toReadOnly ? 'I agree to get these documents electronically' : 'I agree to sign electronically' })
    .check()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await part(page, 'Read your documents')
}

/** The state of the document at hand, as the list above it says. */
const state = (page: Page) => page.getByRole('list', { name: 'Documents' }).locator('[aria-current=step]')

const top = (page: Page) => page.locator('.document-frame').evaluate((frame) => frame.getBoundingClientRect().top)

/** Its first page is in sight, its beginning is not above the window, and nothing says that it was read. */
export async function opensAtItsTop(page: Page): Promise<void> {
  await expect(page.locator('.document-frame canvas').first()).toBeInViewport({ timeout: 20_000 })
  expect(await top(page)).toBeGreaterThanOrEqual(0)
  const pages = await page.locator('.document-frame .document-page').count()
  if (pages > 1) await expect(state(page)).toContainText('Not read yet')
}

/** @param isLedTo the page before led here; a page that was opened anew begins at its own top, with the document below it */
async function readToEnd(page: Page, isLedTo: boolean): Promise<void> {
  await page.locator('.document-frame canvas').first().waitFor({ timeout: 20_000 })
  if (isLedTo) await opensAtItsTop(page)
  expect(await top(page)).toBeGreaterThanOrEqual(0)
  const button = page.getByRole('button', { name: /^(Next document|Continue to your signature|Continue)$/ })
  await readThrough(page, button)
  await button.click()
}

/** A part that was skipped was not read, whatever of the end is in sight; the page leads back to it. */
export async function skipsAhead(page: Page): Promise<void> {
  await page.locator('.document-frame canvas').first().waitFor()
  await page.evaluate(() => document.querySelector('.document-frame')?.scrollIntoView({ block: 'end' }))
  const back = page.getByRole('button', { name: 'Go to the part you skipped' })
  await expect(back).toBeVisible()
  await expect(state(page)).toContainText('Not read yet')
  await expect(page.getByRole('button', { name: 'Next document' })).toBeHidden()
  await back.click()
}

export async function read(page: Page): Promise<void> {
  for (let documents = 0; documents < 12; documents++) {
    await readToEnd(page, documents > 0)
    if (await page.getByRole('heading', { level: 2, name: /^(Choose your signature|Finish)$/ }).isVisible()) return
    await expect(page.getByRole('heading', { level: 3, name: / of \d+$/ })).toBeFocused()
  }
  throw new Error('There was always another document')
}

/** From signing/intro, with the typed signature. */
export async function signAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Read and sign' }).click()
  await part(page, 'Agree to sign electronically')
  await agree(page)
  await read(page)
  await page.getByRole('button', { name: 'Use this signature' }).click()
  const finish = page.getByRole('heading', { level: 2, name: 'Finish' })
  for (let places = 0; places < 12 && !(await finish.isVisible()); places++) {
    await page.getByRole('button', { name: /^(Sign here|Put my initials here)$/ }).click()
    await page.waitForTimeout(300)
  }
  await page.getByRole('button', { name: 'Finish signing' }).click()
}

/** From signing/intro, where everything is signed at an office. */
export async function readAllForOffice(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Read your documents' }).click()
  await part(page, 'Agree to electronic documents')
  await agree(page, true)
  await read(page)
  await part(page, 'Finish')
  await page.getByRole('button', { name: 'Finish reading' }).click()
}
