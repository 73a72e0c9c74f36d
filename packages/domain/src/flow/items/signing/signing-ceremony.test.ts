import { describe, expect, it } from 'vitest'
import type { RecordedSigningEvent, SigningEventName } from '../../../facts/signing-events.ts'
import type { SetDocument } from './documents-to-sign.ts'
import { isCeremonyComplete, signingCeremony } from './signing-ceremony.ts'

const DOCUMENT = '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f'
const SHA256 = 'a'.repeat(64)
const agreement: SetDocument = {
  documentId: DOCUMENT,
  kind: 'NOTE',
  sha256: SHA256,
  part: 'SIGN',
  places: [{ place: 'agreement', party: 'borrower', form: 'SIGNATURE', label: 'Your signature' }],
}
const OF_DOCUMENT: readonly SigningEventName[] = ['DOCUMENT_OPENED', 'DOCUMENT_READ', 'PLACE_SIGNED']

const recorded = (event: SigningEventName, index: number): RecordedSigningEvent => ({
  event,
  at: new Date(Date.UTC(2026, 10, 24, 10, index)).toISOString(),
  document: OF_DOCUMENT.includes(event) ? DOCUMENT : undefined,
  sha256: OF_DOCUMENT.includes(event) ? SHA256 : undefined,
  place: event === 'PLACE_SIGNED' ? 'agreement' : undefined,
  ...(event === 'SIGNATURE_ADOPTED' && { signature: { form: 'TYPED', name: 'Ana Reyes', initials: 'AR' } }),
})
const ceremonyOf = (...names: readonly SigningEventName[]) => signingCeremony([agreement], 'borrower', names.map(recorded))

const CONSENT = ['CONSENT_SHOWN', 'ACCESS_SHOWN', 'CONSENT_GIVEN'] as const
const READING = ['DOCUMENT_OPENED', 'DOCUMENT_READ'] as const
const SIGNING = ['SIGNATURE_ADOPTED', 'PLACE_SIGNED'] as const

describe('What the evidence of signing says', () => {
  it('is complete when each step came in its turn', () => {
    expect(isCeremonyComplete(ceremonyOf(...CONSENT, ...READING, ...SIGNING))).toBe(true)
  })

  it('is not that a document was read which was never opened', () => {
    const ceremony = ceremonyOf(...CONSENT, 'DOCUMENT_READ', ...SIGNING)
    expect([ceremony.documents[0]?.readAt, isCeremonyComplete(ceremony)]).toEqual([undefined, false])
    expect(ceremonyOf(...CONSENT, 'DOCUMENT_READ', 'DOCUMENT_OPENED').documents[0]?.readAt).toBeUndefined()
  })

  it('is not that a document was read to be signed before signing here was agreed to', () => {
    const ceremony = ceremonyOf(...READING, ...CONSENT, ...SIGNING)
    expect([ceremony.documents[0]?.openedAt, isCeremonyComplete(ceremony)]).toEqual([undefined, false])
    expect(isCeremonyComplete(ceremonyOf(...READING, ...CONSENT, ...READING, ...SIGNING))).toBe(true)
  })

  it('is no consent where access to a file was not shown before it', () => {
    expect(ceremonyOf('CONSENT_SHOWN', 'CONSENT_GIVEN', 'ACCESS_SHOWN').consentedAt).toBeUndefined()
  })

  it('stays read when the consent is withdrawn and given again', () => {
    const before = [...CONSENT, ...READING, ...SIGNING, 'CONSENT_WITHDRAWN', 'RESUMED'] as const
    expect(ceremonyOf(...before)).toMatchObject({ consentShownAt: undefined, consentedAt: undefined })
    expect(isCeremonyComplete(ceremonyOf(...before))).toBe(false)
    expect(isCeremonyComplete(ceremonyOf(...before, ...CONSENT))).toBe(true)
  })

  it('lets whoever was promised paper copies ask for them, also when nothing is to be signed any more', () => {
    const without = (...names: readonly SigningEventName[]) => signingCeremony([], 'borrower', names.map(recorded)).mayAskForPaper
    expect([ceremonyOf().mayAskForPaper, ceremonyOf(...CONSENT, ...READING, ...SIGNING).mayAskForPaper]).toEqual([true, true])
    expect([without(), without(...CONSENT, ...SIGNING), without(...CONSENT, 'CONSENT_WITHDRAWN')]).toEqual([false, true, true])
  })

  it('of an earlier release without a row for the showing of the consent goes on where it was', () => {
    expect(isCeremonyComplete(ceremonyOf('ACCESS_SHOWN', 'CONSENT_GIVEN', ...READING, ...SIGNING))).toBe(true)
  })
})
