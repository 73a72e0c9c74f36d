/** Each kind of document is tagged for those who do not see it, and its seal shows every change, whichever kind it is. */
import { spawnSync } from 'node:child_process'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DocumentOrder, renderDocument } from '../../apps/server/src/documents/renderers.ts'
import type { SealKey } from '../../apps/server/src/seal/cms-signature.ts'
import { checkSeal, sealPdf } from '../../apps/server/src/seal/seal-pdf.ts'
import { makeCertificate } from '../../apps/server/src/seal/self-made-certificate.ts'
import { readPdf } from '../../apps/server/src/testing/read-pdf.ts'
import { EXAMPLE_DOCUMENTS } from './example-documents.ts'

const NOW = '2026-11-24T18:30:00.000Z'
const folder = mkdtempSync(join(tmpdir(), 'hearthline-documents-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A second opinion, of tools that not every machine has (poppler): what they would say is skipped there, and our own check always runs. */
const has = (tool: string): boolean => spawnSync(tool, ['-v']).error === undefined
const [hasPdfinfo, hasPdfsig] = [has('pdfinfo'), has('pdfsig')]

function toolOn(bytes: Uint8Array, tool: string, options: readonly string[]): string {
  const path = join(folder, 'document.pdf')
  writeFileSync(path, bytes)
  return spawnSync(tool, [...options, path], { encoding: 'utf8' }).stdout
}

let certificate: SealKey
beforeAll(async () => {
  const pem = await makeCertificate(NOW)
  certificate = { key: createPrivateKey(pem), chain: [new X509Certificate(pem)] }
})

const KINDS = Object.entries(EXAMPLE_DOCUMENTS).map(([kind, data]) => [kind, { kind, data } as DocumentOrder] as const)
const field = { name: 'Hearthline Lending, Inc.', reason: 'A test', at: NOW }

describe.each(KINDS)('%s', (_kind, order) => {
  let pdf: Uint8Array
  beforeAll(async () => {
    pdf = (await renderDocument(order)).pdf
  })

  it('is tagged: one title, headings, and every table with what its cells stand under', async () => {
    const { roles, language, title } = await readPdf(pdf)
    expect([language, (title ?? '').length > 0]).toEqual(['en-US', true])
    expect(roles.filter((role) => role === 'H1').length).toBeGreaterThanOrEqual(1)
    // Each row of a table has a heading of its column or of its row.
    if (roles.includes('Table')) expect(roles.filter((role) => role === 'TH').length).toBeGreaterThan(0)
    expect(roles.filter((role) => role === 'TD').length === 0).toBe(!roles.includes('Table'))
  })

  it.skipIf(!hasPdfinfo)('has its tags by another reader as well (pdfinfo, where it is installed)', () => {
    expect(toolOn(pdf, 'pdfinfo', [])).toMatch(/Tagged:\s+yes/)
    expect(toolOn(pdf, 'pdfinfo', ['-struct'])).toMatch(/^Document[\s\S]*^ {2,}H1/m)
  })

  it('is sealed whole, and any changed byte breaks the seal', async () => {
    const sealed = await sealPdf(pdf, field, certificate)
    expect(await checkSeal(sealed)).toMatchObject({ isIntact: true, namesCertificate: true })
    for (const place of [12, Math.floor(pdf.length / 3), Math.floor((2 * pdf.length) / 3), pdf.length - 20]) {
      const changed = Buffer.from(sealed)
      changed[place]! ^= 1
      expect([place, (await checkSeal(changed))?.isIntact ?? false]).toEqual([place, false])
    }
  })

  it.skipIf(!hasPdfsig)('is found valid and, changed, not valid by another reader as well (pdfsig, where it is installed)', async () => {
    const sealed = await sealPdf(pdf, field, certificate)
    expect(toolOn(sealed, 'pdfsig', ['-nocert'])).toMatch(/Total document signed[\s\S]*Signature is Valid/)
    const changed = Buffer.from(sealed)
    // Within a comment of the file, which no reader needs.
    changed[12]! ^= 1
    expect(toolOn(changed, 'pdfsig', ['-nocert'])).not.toContain('Signature is Valid')
  })
})
