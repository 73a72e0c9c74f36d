import { spawnSync } from 'node:child_process'
import { createHash, createPrivateKey, X509Certificate } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { writePdf } from '../../../documents/pdf/write-pdf.ts'
import { readSeal } from '../../../seal/read-seal.ts'
import { checkSeal, sealPdf } from '../../../seal/seal-pdf.ts'
import { makeCertificate } from '../../../seal/self-made-certificate.ts'
import { startTimestampStandIn, type TimestampStandIn } from '../../../testing/timestamp-stand-in.ts'
import { contractCall } from '../../provider-call.contract.ts'
import { ProviderUnavailable } from '../../provider-call.ts'
import { contractSignature as BYTES, describeTimestampingContract } from '../port.contract.ts'
import { rfc3161Timestamping } from './rfc3161-timestamping.ts'

let authority: TimestampStandIn
beforeEach(async () => {
  authority = await startTimestampStandIn()
  return () => authority.close()
})
describeTimestampingContract(() => rfc3161Timestamping({ url: authority.url }))

const stamp = () => rfc3161Timestamping({ url: authority.url }).stamp(BYTES, contractCall())

describe('An authority by RFC 3161', () => {
  it('is sent the digest alone, and gives a token of it', async () => {
    const { data, reference } = await stamp()
    expect(authority.asked).toEqual([{ type: 'application/timestamp-query', sha256: createHash('sha256').update(BYTES).digest('hex') }])
    expect([reference, Buffer.from(data.token!, 'base64').length > 500]).toEqual(['2a', true])
  })

  it.each(['refuse', 'http', 'other', 'nonce'] as const)('is asked again where its answer is none to this request: %s', async (planned) => {
    authority.plan(planned)
    await expect(stamp()).rejects.toThrow(ProviderUnavailable)
  })

  it('makes a seal B-T: the token stands beside the signature, and the seal stays valid', async () => {
    const now = '2026-11-24T18:30:00.000Z'
    const pdf = await writePdf({ title: 'T', author: 'A', madeAt: now, blocks: [{ kind: 'title', text: 'Signed' }] })
    const pem = await makeCertificate(now)
    const key = { key: createPrivateKey(pem), chain: [new X509Certificate(pem)] as [X509Certificate] }
    const token = async (bytes: Uint8Array) => {
      const { data } = await rfc3161Timestamping({ url: authority.url }).stamp(bytes, contractCall())
      return data.token === null ? undefined : Buffer.from(data.token, 'base64')
    }
    const field = { name: 'A', reason: 'R', at: now }
    expect((await checkSeal(await sealPdf(pdf, field, key)))?.isTimestamped).toBe(false)
    const sealed = await sealPdf(pdf, field, key, token)
    expect(await checkSeal(sealed)).toMatchObject({ isIntact: true, isTimestamped: true })
    const { isValid, timestamp } = await readSeal(sealed)
    expect([isValid, timestamp]).toEqual([true, { at: expect.any(String), authority: expect.any(String) }])
    expect(Math.abs(Date.parse(timestamp!.at) - Date.now())).toBeLessThan(60_000)
    // A token of another signature is none of this seal.
    const other = await sealPdf(pdf, field, key, () => token(Buffer.from('another signature')))
    expect([(await checkSeal(other))?.isIntact, (await readSeal(other)).isValid]).toEqual([true, false])
    const path = join(mkdtempSync(join(tmpdir(), 'hearthline-tsa-')), 'sealed.pdf')
    writeFileSync(path, sealed)
    const { error, stdout } = spawnSync('pdfsig', ['-nocert', path], { encoding: 'utf8' })
    if (!error) expect(stdout).toContain('Signature is Valid')
  })
})
