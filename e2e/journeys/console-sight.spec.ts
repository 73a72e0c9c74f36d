/** What an operator has in sight while a decision is made, of the demo's applications. */

import { Console } from '../pages/console.ts'
import { smallPicture } from '../support/photo.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

for (const width of [1280, 1440])
  test(`the reason and what records it are in sight while the evidence is read, at ${width} by 900 and by keyboard`, {
    tag: width === 1280 ? [] : '@soak',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const desk = new Console(page)
    await desk.signIn()
    const decided = async (name: string, record: string) => {
      await page.locator('.queue-row', { hasText: name }).click()
      await expect(page.locator('#application-title')).toBeFocused()
      return page.getByRole('button', { name: record, exact: true })
    }
    for (const [name, keys, record] of [
      ['Mia', ['a'], 'Confirm this income'],
      ['Iris', ['2', 'r'], 'Refuse and record'],
      ['Tess', ['a'], 'Accept and record'],
    ] as const) {
      const button = await decided(name, record)
      for (const key of keys) await page.keyboard.press(key)
      await expect(desk.reason()).toBeFocused()
      await expect(desk.reason()).toBeInViewport({ ratio: 1 })
      await expect(button).toBeInViewport({ ratio: 1 })
    }
    const button = await decided('Abel', 'Record')
    await page.keyboard.press('a')
    const value = page.getByLabel('Value in the report')
    await expect(value).toBeFocused()
    for (const part of [value, desk.reason(), button]) await expect(part).toBeInViewport({ ratio: 1 })
    // At 400 % nothing that is read or typed lies under it.
    await page.setViewportSize({ width: 320, height: 225 })
    await expect(page.locator('.decision-foot')).toHaveCSS('position', 'static')
    await expect(page.locator('.rail')).toHaveCSS('position', 'static')
  })

test('a refusal that the borrower reads word for word says so where it is written, and one that they do not read says that', {
  tag: '@soak',
}, async ({ page }) => {
  const desk = new Console(page)
  await desk.signIn()
  await page.locator('.queue-row', { hasText: 'Tess' }).click()
  await page
    .getByRole('button', { name: /^Refuse/ })
    .first()
    .click()
  await expect(desk.reason()).toHaveAccessibleDescription(/The borrower reads this word for word/)
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click()
  await expect(desk.reason()).toHaveAccessibleDescription(/The borrower does not read this/)
})

test('a photo that is turned is shown whole, beside the others and in line with them', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const desk = new Console(page)
  await desk.signIn()
  const photo = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 380 })
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await page.route(/\/console\/api\/v1\/applications\/[^/]+\/documents\//, (route) =>
    route.fulfill({ contentType: 'image/png', body: Buffer.from(photo, 'base64') }),
  )
  await page.locator('.queue-row', { hasText: 'Iris' }).click()
  await expect(page.locator('#application-title')).toBeFocused()
  await page.keyboard.press('p')
  const frames = page.locator('.evidence-frame')
  await expect(frames).toHaveCount(3)
  await expect(page.locator('.evidence-picture')).toHaveCount(3)
  const tops = await frames.evaluateAll((all) => all.map((frame) => Math.round(frame.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  // The three take the whole width of the pane.
  const widths = await frames.evaluateAll((all) => all.map((frame) => frame.clientWidth))
  expect(Math.min(...widths)).toBeGreaterThan(300)
  const first = frames.first()
  await first.focus()
  await page.keyboard.press('r')
  const turned = await first.evaluate((frame) => {
    const inner = frame.querySelector('image')?.getBoundingClientRect() ?? new DOMRect()
    const outer = frame.getBoundingClientRect()
    return { above: inner.top - outer.top, ratio: inner.height / inner.width, reached: frame.scrollHeight - inner.height }
  })
  expect(turned.ratio).toBeCloseTo(600 / 380, 1)
  expect(turned.above).toBeGreaterThanOrEqual(0)
  expect(turned.reached).toBeGreaterThanOrEqual(0)
})

test('no page has an id twice, whatever is open and begun on it', { tag: '@soak' }, async ({ page }) => {
  const desk = new Console(page)
  await desk.signIn()
  const rows = page.locator('.queue-row')
  await expect(rows.first()).toBeVisible()
  // The list is read again as soon as the console knows who is signed in.
  await expect.poll(() => rows.locator('.queue-name').count()).toBeGreaterThan(4)
  const names = await rows.locator('.queue-name').allTextContents()
  for (const name of names) {
    await rows.filter({ hasText: name }).click()
    await expect(page.locator('#application-title')).toBeFocused()
    await page.keyboard.press('r')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Mark as an employee' }).click()
    await expect(page.getByRole('form', { name: 'Mark as an employee' })).toBeVisible()
    const twice = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
      return ids.filter((id, index) => ids.indexOf(id) < index)
    })
    expect(twice, name).toEqual([])
  }
})

test('what is refused already is not refused again: only a change of mind is left, beside who refused it, when and why', {
  tag: '@soak',
}, async ({ page }) => {
  const desk = new Console(page)
  await desk.signIn()
  await page.locator('.queue-row', { hasText: 'Iris' }).click()
  await expect(page.locator('#application-title')).toBeFocused()
  for (const key of ['2', 'r']) await page.keyboard.press(key)
  await desk.reason().fill('The bank names someone else')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.notice')).toContainText('Refused: Bank account for the money.')
  await page.keyboard.press('2')
  await expect(page.locator('.part-decided')).toContainText(/Refused\. The bank names someone else By Olivia Park, .+2026/)
  await expect(page.getByRole('button', { name: /^Refuse/ })).toHaveCount(0)
  await expect(page.locator('.decision-foot')).toContainText('This waits for the borrower')
  await page.keyboard.press('r')
  await expect(desk.reason()).toHaveCount(0)
  await page.keyboard.press('a')
  await desk.reason().fill('It is their trust, by its papers')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.notice')).toContainText('Accepted: Bank account for the money.')
  await page.keyboard.press('2')
  await expect(desk.part('Decided before')).toContainText('Refused. ')
  await expect(desk.part('Decided before')).toContainText('The bank names someone else')
  await expect(page.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
})

test('the marked row is the file that is shown, also once it is decided and has left the list, and while a search hides it', {
  tag: '@soak',
}, async ({ page }) => {
  const desk = new Console(page)
  await desk.signIn()
  await page.locator('.queue-row', { hasText: 'Tess' }).click()
  await expect(page.locator('#application-title')).toBeFocused()
  await expect(desk.part('Based on')).toContainText('Page of the trust, trust.pdf')
  const uuid = page.url().split('/').at(-1) ?? ''
  const isMarked = async () => {
    await expect(desk.marked()).toHaveCount(1)
    await expect(desk.marked()).toHaveAttribute('data-row', uuid)
  }
  await isMarked()
  const place = await page.locator('.queue-row').evaluateAll((rows, open) => rows.findIndex((row) => row.id === `row-${open}`), uuid)
  await page.keyboard.press('r')
  await desk.reason().fill('The page with the trustees is missing')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.notice')).toContainText('Refused')
  await expect(desk.marked()).toContainText('Not in this list')
  await isMarked()
  expect(await page.locator('.queue-row').evaluateAll((rows, open) => rows.findIndex((row) => row.id === `row-${open}`), uuid)).toBe(place)
  await page.getByRole('searchbox').fill('no such person')
  await expect(page.getByText('Nothing found for')).toBeVisible()
  await isMarked()
  await page.getByRole('searchbox').fill('')
  await page.getByRole('radio', { name: 'All' }).check({ force: true })
  await expect(desk.marked()).not.toContainText('Not in this list')
  await isMarked()
})

test('an appraisal is recorded beside its report, which the borrower then reads', { tag: '@soak' }, async ({ page, product }) => {
  const desk = new Console(page)
  await desk.signIn()
  await page.locator('.queue-row', { hasText: 'Abel' }).click()
  await page.getByLabel('Value in the report').fill('712,000')
  await page.getByLabel('Effective date of the value').fill('2026-11-20')
  await desk.reason().fill('Read in the report.')
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Upload the appraiser’s report' })).toBeVisible()
  const picker = page.locator('.report-field input[type=file]')
  await picker.setInputFiles({ name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from('The home is worth a lot.') })
  await expect(page.locator('.report-field')).toContainText('Upload a PDF, JPEG or PNG')
  await picker.setInputFiles({ name: 'report.png', mimeType: 'image/png', buffer: smallPicture('report.png') })
  await expect(page.locator('.report-field').getByRole('button', { name: 'Remove report.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(page.getByRole('main').getByText('Recorded: Home appraisal')).toBeVisible()

  const borrower = await page.context().browser()!.newPage()
  await borrower.goto(`${product.url}/auth/login?org=HEARTH`)
  await borrower.getByLabel('Email').fill('abel@borrower.example')
  await borrower.getByLabel('Password', { exact: true }).fill('Hearthline-demo1!')
  await borrower.keyboard.press('Enter')
  // The copy is made beside the decision: the dashboard shows it by itself as soon as it is there.
  await borrower.getByRole('link', { name: 'See your home’s value' }).click({ timeout: 40_000 })
  await borrower.getByRole('link', { name: 'Read the appraiser’s report' }).click()
  await expect(borrower.getByRole('heading', { name: 'Appraiser’s report on your home' })).toBeVisible()
  await expect(borrower.locator('main img')).toBeVisible()
})
