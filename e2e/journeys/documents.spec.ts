/** Documents as a borrower reads them: to the end, as pages and as text, and after a decline. */
import { borrowerOf, signIn } from '../support/borrower.ts'
import { readThrough } from '../support/read-through.ts'
import { expect, test } from '../support/test.ts'

test('after a decline the documents are there, and one is read to its end, as pages and as text', async ({ page, product }) => {
  const borrower = await borrowerOf(product.url, { lastName: 'Lowscore' })
  await borrower.untilStep('DECLINED')
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/document/disclosures`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your documents')
  await expect(page.getByRole('link', { name: 'Read Your notice of action taken, new' })).toBeVisible()
  await page.getByRole('link', { name: 'Read Your application disclosures, new' }).click()

  const end = page.getByText('You have reached the end of this document.')
  const first = page.getByRole('region', { name: /^Page 1 of/ })
  await expect(first.locator('canvas')).toBeVisible()
  expect((await first.boundingBox())!.width).toBe(700)
  await expect(page.getByText('Important terms of our home equity line of credit')).toBeVisible()
  await expect(end).toHaveCount(0)
  await readThrough(page, end)

  await page.getByRole('button', { name: 'Show as text' }).click()
  await expect(page.getByRole('heading', { name: 'Historical example' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Annual percentage rate' })).toBeVisible()

  await page.goBack()
  await expect(page.getByRole('link', { name: 'Read Your application disclosures', exact: true })).toBeVisible()
})
