import type { SealReportBody } from '@hearthline/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SealReport } from './seal-check.tsx'

const certificate = {
  commonName: 'Acme Lending seal',
  issuer: 'Acme Root',
  serialNumber: '0A1B',
  sha256: 'f'.repeat(64),
  validFrom: '2026-01-01T00:00:00.000Z',
  validTo: '2028-01-01T00:00:00.000Z',
  isSelfMade: false,
}
const valid: SealReportBody = { state: 'VALID', sha256: 'a'.repeat(64), signedAt: '2026-11-25T18:30:00.000Z', certificate, timestamp: null }
const textOf = (seal: SealReportBody) => renderToStaticMarkup(<SealReport seal={seal} />).replace(/<[^>]+>/g, ' ')

describe('the report on a seal', () => {
  it('says that it is valid, by which certificate, and that nobody stamped its time', () => {
    const text = textOf(valid)
    expect(text).toContain('Seal valid')
    expect(text).toContain('Acme Lending seal, serial number 0A1B')
    expect(text).toContain('Issued by Acme Root.')
    expect(text).toContain('None: no timestamp authority was asked.')
  })
  it('says which authority stamped its time, and that a self-made certificate does not show who sealed', () => {
    const text = textOf({
      ...valid,
      certificate: { ...certificate, isSelfMade: true },
      timestamp: { at: '2026-11-25T18:30:01.000Z', authority: 'Time Authority' },
    })
    expect(text).toContain('by Time Authority')
    expect(text).toContain('it shows that nothing was changed, not who sealed it')
  })
  it('says that a broken one is not to be relied on, also where nothing of it can be read', () => {
    const text = textOf({ ...valid, state: 'BROKEN', signedAt: null, certificate: null })
    expect(text).toContain('Seal broken')
    expect(text).toContain('Do not rely on it')
    expect(text).not.toContain('Certificate')
  })
})
