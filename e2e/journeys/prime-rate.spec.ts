/** The index as data, and what a changed table would change: two people at the console, and the borrower's offers after it. */
import { Console } from '../pages/console.ts'
import { borrowerOf } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

test('one person proposes a prime rate, another confirms it, and lines are priced by it; a changed table shows whom it would change', {
  tag: '@soak',
}, async ({ product, browser }) => {
  const opened = async (who: 'operator' | 'underwriter') => {
    const desk = new Console(await browser.newPage({ baseURL: product.url, viewport: { width: 1440, height: 900 } }))
    await desk.signIn(who)
    return desk.page
  }
  const operator = await opened('operator')
  await expect(operator.getByRole('button', { name: 'Table changes' })).toHaveCount(0)
  await operator.getByRole('button', { name: 'Prime rate' }).click()
  const dialog = operator.getByRole('dialog', { name: 'Prime rate' })
  await expect(dialog).toContainText('No one has compared this rate with what its publisher says')
  await dialog.getByText('Propose a rate').click()
  await dialog.getByRole('button', { name: 'Propose this rate' }).click()
  await expect(dialog.getByLabel('Month')).toBeFocused()
  const yesterday = new Date(Date.now() - 86_400_000)
  await dialog.getByLabel('Month').fill(String(yesterday.getUTCMonth() + 1))
  await dialog.getByLabel('Day').fill(String(yesterday.getUTCDate()))
  await dialog.getByLabel('Year').fill(String(yesterday.getUTCFullYear()))
  await dialog.getByLabel('Source').fill('H.15 of the Federal Reserve, read today')
  await dialog.getByLabel('Prime rate').fill('25.00')
  await dialog.getByRole('button', { name: 'Propose this rate' }).click()
  await expect(dialog).toContainText('25.00% is more than 3 points away')
  await expect(dialog.getByLabel('Prime rate')).toBeFocused()
  await dialog.getByLabel('Prime rate').fill('7.00')
  await dialog.getByRole('button', { name: 'Propose this rate' }).click()
  await expect(dialog).toContainText('waits for a second person')
  await expect(dialog).toContainText('You proposed this rate')
  await operator.close()

  const underwriter = await opened('underwriter')
  await underwriter.getByRole('button', { name: 'Prime rate' }).click()
  const second = underwriter.getByRole('dialog', { name: 'Prime rate' })
  await second.getByRole('button', { name: 'Confirm 7.00%' }).click()
  await expect(second).toContainText('confirmed by two people')
  await second.getByRole('button', { name: 'Close' }).click()

  const borrower = await borrowerOf(product.url)
  await borrower.untilStep('OFFER_SELECTION')
  await underwriter.getByRole('button', { name: 'Table changes' }).click()
  const tables = underwriter.getByRole('dialog', { name: 'Table changes' })
  const text = tables.getByLabel('Changed table (JSON)')
  await expect(text).toHaveValue(/marginByPosition/)
  const inForce = await text.inputValue()
  await tables.getByRole('button', { name: 'Compare' }).click()
  await expect(tables.getByRole('status')).toContainText(/^0 of [1-9]/)
  await text.fill(inForce.replace(/"floorRate": "[^"]+"/, '"floorRate": "low"'))
  await tables.getByRole('button', { name: 'Compare' }).click()
  await expect(tables).toContainText('pricing.floorRate')
  await text.fill(
    inForce.replace(/("marginByPosition": \{\s*"1": )"[^"]+",(\s*"2": )"[^"]+",(\s*"3": )"[^"]+"/, '$1"4.000",$2"4.100",$3"4.200"'),
  )
  await tables.getByRole('button', { name: 'Compare' }).click()
  await expect(tables.getByRole('status')).toContainText(/^[1-9]\d* of [1-9]/)
  await expect(tables.getByRole('link', { name: /^HL-/ }).first()).toBeVisible()
  await underwriter.close()
})
