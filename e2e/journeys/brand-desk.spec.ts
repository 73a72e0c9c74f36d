/** The brand desk: a color and a fee changed by two people are what the next applicant meets, and an application begun before keeps its fee. */
import { Console } from '../pages/console.ts'
import { atStep } from '../support/at-step.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

const DESK = '/console/administration/brands?brand=HEARTH'

test('one administrator changes a color and a fee, another publishes them, and the portal shows both; an application begun before keeps its fee', {
  tag: '@soak',
}, async ({ product, browser }) => {
  test.setTimeout(90_000)
  const opened = async (who: 'administrator' | 'platform') => {
    const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
    await desk.signIn(who)
    return desk.page
  }
  const applicant = await browser.newPage({ baseURL: product.url })
  await atStep(applicant, product.url, 'Bporequired', 'ORDER_BPO', '/bpo/order-bpo')
  await expect(applicant.getByText('$180', { exact: true })).toBeVisible()

  const maker = await opened('administrator')
  await maker.goto(`${DESK}&section=light`)
  await maker.getByLabel('Buttons and links', { exact: true }).fill('#7A1550')
  await maker.getByRole('link', { name: /^Lines, prices, and fees/ }).click()
  await maker.getByLabel('Fee for the valuation').fill('195')
  await maker.getByLabel('What changes, and why').fill('A new color and a new fee')
  const changes = maker.getByRole('region', { name: 'What changes' })
  await expect(changes).toContainText('Fee for the valuation: $180.00 becomes $195.00')
  await expect(maker.getByText('Draft saved by administrator@hearthline.example')).toBeVisible()
  await maker.getByRole('button', { name: 'Ask another person to publish' }).click()
  await expect(maker.getByText('Someone else publishes it')).toBeVisible()

  const other = await opened('platform')
  await other.goto(DESK)
  await expect(other.getByText('Buttons and links: #0F5240 becomes #7A1550')).toBeVisible()
  await other.getByRole('button', { name: /^Publish version/ }).click()
  await expect(other.getByText('published by platform@hearthline.example')).toBeVisible()

  const visitor = await browser.newPage({ baseURL: product.url })
  await visitor.goto('/account/heloc/register')
  await expect
    .poll(() => visitor.evaluate(() => getComputedStyle(document.querySelector('button[type="submit"]') as Element).backgroundColor))
    .toBe('rgb(122, 21, 80)')
  const website = await visitor.request.get('/org.json', { headers: { 'x-org': 'HEARTH' } })
  expect((await website.json()).orgMetaData.products.HELOC.valuationFee).toBe(195)
  await applicant.reload()
  await expect(applicant.getByText('$180', { exact: true })).toBeVisible()
})

test('a color shows in the frame as it is typed, a name once the draft is saved, and no one else meets either', {
  tag: '@soak',
}, async ({ product, browser }) => {
  const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
  await desk.signIn('administrator', 'riosol.example', 'RIOSOL')
  const { page } = desk
  await page.goto('/console/administration/brands?brand=RIOSOL&section=light')
  const drawn = page.locator('.brand-stage iframe[data-drawn]')
  const frame = page.frameLocator('.brand-stage iframe[data-drawn]')
  await expect(drawn).toHaveCount(1)
  const colorIn = () => frame.locator(':root').evaluate((root) => getComputedStyle(root).getPropertyValue('--action').trim())
  const before = await drawn.getAttribute('src')
  await page.getByLabel('Buttons and links', { exact: true }).fill('#5A1550')
  await expect.poll(colorIn).toBe('#5A1550')
  await expect(page.getByText('Draft saved by administrator@riosol.example')).toBeVisible()
  // It is shown already: the screen is not loaded again for it.
  expect(await drawn.getAttribute('src')).toBe(before)

  await page.getByRole('link', { name: /^Company/ }).click()
  await page.getByLabel('Support phone').fill('415-555-0199')
  await expect(frame.getByText('(415) 555-0199').first()).toBeVisible()
  for (const [screen, words] of [
    ['Offers', 'Your offer'],
    ['Dashboard', 'Your dates'],
    ['A decline', 'Why'],
    ['A mail', 'Hello Ana,'],
  ] as const) {
    await page.getByLabel('Screen').selectOption(screen)
    await expect(frame.getByText(words).first()).toBeVisible()
  }
  await page.getByLabel('Scheme').selectOption('Dark')
  await page.getByLabel('Screen').selectOption('First step')
  await expect(frame.locator('[data-theme=dark] #root[inert]')).toHaveCount(1)
  expect(await (await page.request.get('/dashboard?org=RIOSOL')).text()).not.toContain('#5A1550')

  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Read version 1, or download its folder' }).click()
  await page.getByRole('button', { name: 'Download the folder of version 1' }).click()
  expect((await saved).suggestedFilename()).toBe('riosol-version-1.zip')
})
