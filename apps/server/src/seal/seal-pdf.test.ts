import { spawnSync } from 'node:child_process'
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { StartRefused } from '../start-refused.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { openDocumentSeal, refuseMissingCertificate } from './document-seal.ts'
import { readSeal } from './read-seal.ts'
import { checkSeal, sealPdf } from './seal-pdf.ts'
import { makeCertificate } from './self-made-certificate.ts'

const NOW = '2026-11-24T18:30:00.000Z'
const folder = mkdtempSync(join(tmpdir(), 'hearthline-seal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const field = { name: 'Hearthline Lending, Inc.', reason: 'A test', at: NOW }
const hasPdfsig = spawnSync('pdfsig', ['-v']).error === undefined

/** What a reader of PDFs says of the seal. */
function pdfsig(bytes: Uint8Array): string {
  const path = join(folder, 'sealed.pdf')
  writeFileSync(path, bytes)
  return spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8' }).stdout
}

let plain: Uint8Array
let sealed: Buffer
let pem: string
beforeAll(async () => {
  plain = await writePdf({
    title: 'Signed documents',
    author: 'Hearthline Lending, Inc.',
    madeAt: NOW,
    blocks: [
      { kind: 'title', text: 'Your agreement' },
      { kind: 'paragraph', text: 'You promise to pay.' },
    ],
  })
  pem = await makeCertificate(NOW)
  sealed = await sealPdf(plain, field, { key: createPrivateKey(pem), chain: [new X509Certificate(pem)] })
})

describe('A sealed PDF', () => {
  it('begins with the very bytes that were sealed, and reads as before', async () => {
    expect(sealed.subarray(0, plain.length).equals(Buffer.from(plain))).toBe(true)
    const [before, after] = await Promise.all([readPdf(plain), readPdf(sealed)])
    expect([after.text, after.roles]).toEqual([before.text, before.roles])
  })

  it('has a CAdES signature over everything, which names its certificate (ETSI EN 319 142-1, B-B)', async () => {
    expect(sealed.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached')
    expect(await checkSeal(sealed)).toEqual({
      isIntact: true,
      commonName: 'Hearthline sandbox seal (self-made)',
      namesCertificate: true,
      isTimestamped: false,
    })
    if (hasPdfsig) expect(pdfsig(sealed)).toMatch(/Total document signed[\s\S]*Signature is Valid/)
  })

  it('says by which certificate it is, and when it was made', async () => {
    const own = new X509Certificate(pem)
    expect(await readSeal(sealed)).toEqual({
      isValid: true,
      signedAt: NOW,
      certificate: {
        commonName: 'Hearthline sandbox seal (self-made)',
        issuer: 'Hearthline sandbox seal (self-made)',
        serialNumber: own.serialNumber,
        sha256: own.fingerprint256.replaceAll(':', '').toLowerCase(),
        validFrom: expect.stringMatching(/^2026-11-23T18:30/),
        validTo: expect.stringMatching(/^2046-11-/),
        isSelfMade: true,
      },
      timestamp: undefined,
    })
    expect(await readSeal(plain)).toEqual({ isValid: false, signedAt: undefined, certificate: undefined, timestamp: undefined })
  })

  it('shows any changed byte, and anything added', async () => {
    const places = [sealed.lastIndexOf('>\n/M (D:') - 3, 20, Math.floor(plain.length / 2), plain.length - 40, sealed.length - 30]
    for (const place of places) {
      const changed = Buffer.from(sealed)
      changed[place]! ^= 1
      expect([place, (await checkSeal(changed))?.isIntact ?? false]).toEqual([place, false])
      expect([place, (await readSeal(changed)).isValid]).toEqual([place, false])
    }
    expect(await checkSeal(Buffer.concat([sealed, Buffer.from('\n% more\n')]))).toBeUndefined()
    const changed = Buffer.from(sealed)
    changed.write('pey', sealed.indexOf('obj') + 60, 'latin1')
    if (hasPdfsig) expect(pdfsig(changed)).not.toContain('Signature is Valid')
  })
})

describe('The certificate', () => {
  const settings = { production: false, rehearsal: false, dataFolder: folder, signingCertificate: undefined }

  it('of the sandbox is made once, kept for the owner alone, and said to be self-made', async () => {
    const [first, second] = [await openDocumentSeal(settings, NOW), await openDocumentSeal(settings, NOW)]
    expect([first.isSelfMade, first.commonName]).toEqual([true, 'Hearthline sandbox seal (self-made)'])
    expect(statSync(join(folder, 'signing-certificate.pem')).mode & 0o777).toBe(0o600)
    const check = await checkSeal(await second.seal(plain, field))
    expect(check?.isIntact).toBe(true)
  })

  it('of an installation comes from its settings, and production has one', async () => {
    const path = join(folder, 'own.pem')
    writeFileSync(path, await makeCertificate(NOW))
    const own = { ...settings, production: true, signingCertificate: path }
    expect(() => refuseMissingCertificate(own)).not.toThrow()
    expect((await openDocumentSeal(own, NOW)).isSelfMade).toBe(false)
    expect(() => refuseMissingCertificate({ ...settings, production: true })).toThrow(StartRefused)
    writeFileSync(path, 'no certificate')
    expect(() => refuseMissingCertificate(own)).toThrow(/SIGNING_CERTIFICATE names a file that holds no key/)
  })
})
