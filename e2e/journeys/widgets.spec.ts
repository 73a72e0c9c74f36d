/** The figures of the pieces of the interface [interface/pieces], measured where they are drawn: on the gallery's own pages. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const open = async (page: Page, component: string) => {
  await page.goto(`/gallery/ui/${component}`)
  await page.waitForFunction(() => document.documentElement.dataset.gallery === 'ready')
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return box
}

test('a tooltip is offset by 12 px, with an arrow of 13 px', async ({ page }) => {
  await open(page, 'tooltip')
  const trigger = page.getByRole('button', { name: 'Soft pull' }).nth(1)
  await trigger.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  const tip = page.getByRole('tooltip')
  await expect(tip).toBeVisible()
  const [above, below] = [await boxOf(trigger), await boxOf(tip)]
  expect(Math.round(below.y - (above.y + above.height))).toBe(12)
  expect(await tip.locator('svg').getAttribute('width')).toBe('13')
})

test('a popover and a menu are offset by 10 px', async ({ page }) => {
  // The library puts it on a whole pixel; the trigger may end between two.
  const below = async (trigger: Locator) =>
    (await boxOf(page.locator('.ui-popover'))).y - ((await boxOf(trigger)).y + (await boxOf(trigger)).height)
  await open(page, 'popover')
  const trigger = page.locator('.ui-button[aria-expanded=true]')
  expect(Math.abs((await below(trigger)) - 10)).toBeLessThan(1)
  await open(page, 'menu')
  expect(Math.abs((await below(trigger)) - 10)).toBeLessThan(1)
})

test('a modal is at most max-w-2xl wide, 672 px', async ({ page }) => {
  await open(page, 'modal')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await boxOf(page.locator('.ui-modal'))).width).toBe(672)
})

test('five of six toasts are shown', async ({ page }) => {
  await open(page, 'toast')
  await expect(page.locator('.ui-toast')).toHaveCount(5)
})

test('“Copied” is shown for one second, and the announcement to screen readers is gone after 300 ms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await open(page, 'button')
  // The clock stands still from here, so that a slow machine cannot let the moment pass.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  const live = page.locator('[aria-live=polite]')
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expect(live).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HL-10042')
  await page.clock.runFor(299)
  await expect(live).toHaveText('Copied')
  await page.clock.runFor(2)
  await expect(live).toHaveText('')
  await page.clock.runFor(690)
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  await page.clock.runFor(20)
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0)
})

test('the sticky submit row stays at the lower edge of a narrow window until its own place is reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page, 'submit-row')
  const row = page.locator('.ui-submit-sticky').first()
  await row.locator('xpath=..').evaluate((parent) => window.scrollTo(0, parent.getBoundingClientRect().top + window.scrollY - 300))
  const held = await boxOf(row)
  expect(Math.round(held.y + held.height)).toBe(740)
  await expect(row).toHaveAttribute('data-stuck', 'true')
  await row.locator('xpath=..').evaluate((parent) => window.scrollTo(0, parent.getBoundingClientRect().bottom + window.scrollY - 400))
  const rests = await boxOf(row)
  expect(Math.round(rests.y + rests.height)).toBeLessThan(500)
  await expect(row).toHaveAttribute('data-stuck', 'false')
  // 20 px below the button [interface/pieces].
  const button = await boxOf(row.getByRole('button'))
  expect(Math.round(rests.y + rests.height - (button.y + button.height))).toBe(20)
})

test('a read-only control keeps its answer when pressed', async ({ page }) => {
  for (const [component, role] of [
    ['checkbox', 'checkbox'],
    ['switch', 'switch'],
  ] as const) {
    await open(page, component)
    const kept = page.locator(`[role=${role}][aria-readonly], [type=${role}][aria-readonly]`).first()
    await expect(kept).toBeChecked()
    await kept.click()
    await kept.press('Space')
    await expect(kept).toBeChecked()
  }
})

test('the two design variants differ in more than their corners', async ({ page }) => {
  await open(page, 'text-field')
  const looks = await page.evaluate(() =>
    ['v2024', 'v2023'].map((design) => {
      const box = document.querySelector(`[data-design=${design}] .ui-control`)
      const style = box ? getComputedStyle(box) : undefined
      return [style?.backgroundColor, style?.borderBottomWidth, style?.borderTopColor, style?.height, style?.borderTopLeftRadius]
    }),
  )
  for (const [index, value] of (looks[0] ?? []).entries()) expect(looks[1]?.[index]).not.toBe(value)
})
