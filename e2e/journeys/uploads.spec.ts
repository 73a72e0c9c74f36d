/** A document that takes its time to arrive: the line breaks, the server is killed, the page is left, and nothing is sent twice. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectProblems } from '../support/arrived.ts'
import { borrowerOf, signIn } from '../support/borrower.ts'
import { expect, test } from '../support/test.ts'

test.use({ alone: true })

const MEGABYTE = 1_048_576

/** A page that opens, with room behind its end mark. */
const deed = (bytes: number): Buffer => {
  const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
  return Buffer.concat([Buffer.from(pdf), Buffer.alloc(bytes - pdf.length, 0x20)])
}

test('an interrupted upload goes on where it stopped, after a server that was killed and after a reload', { tag: '@soak' }, async ({
  page,
  product,
}) => {
  expectProblems(page, /Failed to load resource/, /ERR_CONNECTION|net::ERR/)
  const borrower = await borrowerOf(product.url, { lastName: 'Notowner' })
  await borrower.untilStep(/PROPERTY|OWNER/)
  await signIn(page, borrower)
  await page.goto(`/account/heloc/${borrower.uuid}/review-app/incorrect-ownership`)
  await page
    .getByRole('radio', { name: /recent/i })
    .first()
    .check({ force: true })
  let sent = 0
  let pieces = 0
  const enough: (() => void)[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent += request.postDataBuffer()?.length ?? 0
  })
  page.on('response', (response) => {
    if (response.request().method() !== 'PATCH' || response.status() !== 204) return
    pieces += 1
    if (pieces === 3) for (const go of enough) go()
  })
  // On disk, as a person's file is: chosen again it is the same one.
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-upload-'))
  const file = join(folder, 'deed of trust.pdf')
  writeFileSync(file, deed(6 * MEGABYTE))
  const three = new Promise<void>((go) => enough.push(go))
  await page.locator('input[type=file][multiple]').setInputFiles(file)
  await three
  await product.kill()
  const row = page.getByRole('listitem').filter({ hasText: 'deed of trust.pdf' })
  await expect(row.getByText(/The upload stopped at \d+%/)).toBeVisible({ timeout: 30_000 })
  await product.start()
  await page.reload()
  await expect(page.getByText(/deed of trust\.pdf stopped at/)).toBeVisible()
  const before = sent
  await page.locator('input[type=file][multiple]').setInputFiles(file)
  await expect(row.getByText('6.0 MB, uploaded')).toBeVisible({ timeout: 30_000 })
  // The second visit sent what was missing, not the file again.
  expect(sent - before).toBeLessThan(5 * MEGABYTE)
  rmSync(folder, { recursive: true })
  const { documents } = await borrower.read<{ documents: { type: string; fileName?: string; byteSize?: number }[] }>(
    `/service-application/api/v1/application/heloc/${borrower.uuid}`,
  )
  expect(documents.filter(({ fileName }) => fileName !== undefined)).toEqual([
    expect.objectContaining({ fileName: 'deed of trust.pdf', byteSize: 6 * MEGABYTE }),
  ])
})
