import { describe, expect, it } from 'vitest'
import { initialsOf, nextPlace, signingPhase, whatToDo } from './signing-phase.ts'
import type { DocumentToSign, SigningStateBody } from './signing-source.ts'

const AT = '2026-11-24T10:00:00.000Z'
const place = (name: string, signedAt: string | null = null) => ({ place: name, form: 'SIGNATURE' as const, label: name, signedAt })
const document = (more: Partial<DocumentToSign> = {}): DocumentToSign => ({
  uuid: '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f',
  kind: 'NOTE',
  title: 'Your agreement',
  sha256: 'a'.repeat(64),
  part: 'SIGN',
  openedAt: AT,
  readAt: AT,
  places: [place('one'), place('two')],
  madeAgain: false,
  ...more,
})
const HERE = { atOffice: false }
const AT_OFFICE = { atOffice: true }
const state = (more: Partial<SigningStateBody> = {}): SigningStateBody => ({
  name: 'Ana Reyes',
  isOpen: true,
  way: 'ELECTRONIC',
  consentShownAt: AT,
  accessShownAt: AT,
  consentedAt: AT,
  signature: { form: 'TYPED', name: 'Ana Reyes', initials: 'AR' },
  documents: [document()],
  paperRequestedAt: null,
  mayAskForPaper: true,
  paperSent: null,
  onPaperSince: null,
  mailTo: null,
  atOffice: false,
  complete: false,
  finished: false,
  ...more,
})

describe('Signing', () => {
  it('goes from consent to reading, to the signature, to each place, to the end', () => {
    expect(signingPhase(state({ consentedAt: null }))).toBe('consent')
    expect(signingPhase(state({ documents: [document(), document({ readAt: null })] }))).toBe('read')
    expect(signingPhase(state({ signature: null }))).toBe('adopt')
    expect(signingPhase(state())).toBe('sign')
    // What is signed at an office is done once it is read, whatever places it has.
    expect(signingPhase(state({ ...AT_OFFICE, signature: null }))).toBe('finish')
    expect(signingPhase(state({ documents: [document({ places: [place('one', AT), place('two', AT)] })] }))).toBe('finish')
  })

  it('takes each place in turn over all documents, and skips none', () => {
    const documents = [document({ places: [place('one', AT)] }), document({ places: [place('two', AT), place('three')] })]
    expect(nextPlace(documents)).toMatchObject({ place: { place: 'three' }, number: 3, of: 3 })
    expect(nextPlace([document({ places: [] })])).toBeUndefined()
  })

  it('asks for a signature where the reader has a place for one: of the agreement, who owes nothing is only a reader', () => {
    expect(whatToDo(document(), HERE)).toBe('SIGN')
    expect(whatToDo(document({ places: [] }), HERE)).toBe('READ')
    expect(whatToDo(document({ kind: 'SECURITY_INSTRUMENT', part: 'READ', places: [] }), HERE)).toBe('NOTARY')
    expect(whatToDo(document({ kind: 'PRIVACY_NOTICE', part: 'READ', places: [] }), HERE)).toBe('READ')
    expect(whatToDo(document(), AT_OFFICE)).toBe('OFFICE')
    expect(whatToDo(document({ kind: 'SECURITY_INSTRUMENT', part: 'READ', places: [] }), AT_OFFICE)).toBe('OFFICE')
    expect(whatToDo(document({ places: [] }), AT_OFFICE)).toBe('READ')
  })

  it('proposes the initials of a name', () => {
    expect(['Ana Reyes', 'Ana María de la Cruz', 'Óscar', 'Ana (Annie) Test 2'].map(initialsOf)).toEqual(['AR', 'AMDLC', 'Ó', 'AAT'])
  })
})
