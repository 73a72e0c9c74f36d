import type { SigningBody } from '@hearthline/contract'
import { describe, expect, it } from 'vitest'
import { chosenSigning } from '../../application/signings-query.ts'
import { signerPageOf, signerPath } from './signer-page.ts'

const at = (standsAt: SigningBody['standsAt'], state: SigningBody['state'] = 'OPEN', notary: SigningBody['notary'] = null) =>
  signerPageOf({ state, standsAt, notary })
const before = (state: NonNullable<SigningBody['notary']>['state']) => ({ state, meeting: null, when: null, place: null, mayJoin: false })

describe('an additional signer', () => {
  it('is led from who they are to their photos, to what they sign, and to their copies', () => {
    expect([at('signer-intro'), at('signer-identity-documents'), at('signer-signing'), at(null, 'DONE')]).toEqual([
      'intro',
      'identity',
      'sign',
      'documents',
    ])
  })
  it('waits where they did the part that is looked at, and where they took a pause', () => {
    expect([at('signer-identity-check', 'WAITING'), at('signer-identity-review', 'WAITING')]).toEqual(['identity', 'identity'])
    expect(at('signer-signing-help', 'WAITING')).toBe('sign')
    expect(at('signer-paper-signing', 'WAITING')).toBe('sign')
  })
  it('is still signing until the deed is signed before a notary', () => {
    expect([at(null, 'WAITING', before('AHEAD')), at(null, 'OPEN', before('BOOKED')), at(null, 'OPEN', before('ALONE'))]).toEqual([
      'sign',
      'sign',
      'sign',
    ])
    expect(at(null, 'DONE', before('SIGNED'))).toBe('documents')
    expect(at(null, 'ENDED', before('BOOKED'))).toBe('cancelled')
  })
  it('sees that there is nothing left once the application has ended', () => {
    expect(at(null, 'ENDED')).toBe('cancelled')
  })
})

describe('of several who share a mailbox', () => {
  const sam = { uuid: '0b3c2c1e-6a5f-4c55-9d7e-0a1b2c3d4e5f', party: '00000000000000a1' }
  const kim = { ...sam, party: '00000000000000a2' }
  const named = (signing: typeof sam) => new URL(signerPath('sign', signing), 'https://example.test').searchParams.get('signing')
  it('each has addresses of their own', () => {
    expect(chosenSigning([sam, kim], named(kim))).toBe(kim)
    expect(chosenSigning([sam, kim], named(sam))).toBe(sam)
  })
  it('no one is taken for another: an address that names neither leads to a choice', () => {
    expect(chosenSigning([sam, kim], null)).toBeUndefined()
    expect(chosenSigning([sam], null)).toBe(sam)
    expect(chosenSigning([], null)).toBeUndefined()
  })
})
