import { describe, expect, it } from 'vitest'
import { isSignerIdentityReview, readReviewedIdentity } from './reviewed-identity.ts'

type File = Parameters<typeof readReviewedIdentity>[0]

const FRONT = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c01'
const SELFIE = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c03'
const OLDER = '3b0d6c1e-8c55-4d0f-9c9a-6f4f2a1b7c09'

const file = (check: object, shown: object = { document: 'US_PASSPORT', front: FRONT, selfie: SELFIE, attempt: 3 }): File =>
  ({
    openItem: { id: 'conditions' },
    walk: Object.entries({
      'legal-name': { firstName: 'Ana', lastName: 'Reyes' },
      'birth-date': { bornOn: '1984-05-17' },
      'home-address': { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' },
      'identity-documents': shown,
      'identity-check': check,
    }).map(([id, data]) => ({ id, data })),
    documents: [
      { uuid: SELFIE, type: 'SELFIE' },
      { uuid: OLDER, type: 'ID_FRONT' },
      { uuid: FRONT, type: 'ID_FRONT' },
    ],
  }) as unknown as File

describe('an identity under review', () => {
  it('is what was stated beside the photos of the last attempt, with the reasons in words', () => {
    const reviewed = readReviewedIdentity(
      file({ status: 'FAILED', reasons: ['EXPIRED', 'A sentence of an earlier release'], reference: 'identity-1' }),
    )
    expect(reviewed?.stated).toEqual([
      ['Name', 'Ana Reyes'],
      ['Date of birth', '1984-05-17'],
      ['Home address', '12 Alder Way, Sacramento, CA 95814'],
      ['Document', 'US passport'],
      ['Attempts', '3'],
      ['Automatic check', 'Not confirmed'],
      ['Reference', 'identity-1'],
    ])
    expect(reviewed?.reasons).toEqual(['The document has expired', 'A sentence of an earlier release'])
    expect(reviewed?.photos.map(({ part, document }) => [part, document.uuid])).toEqual([
      ['front', FRONT],
      ['selfie', SELFIE],
    ])
  })
  it('whose name differs shows the name that was read beside the one that was stated', () => {
    const check = { status: 'PENDING_REVIEW', reasons: ['NAME_DIFFERS'], reference: 'identity-1', nameRead: 'Ana Reye' }
    expect(readReviewedIdentity(file(check))?.stated.slice(0, 2)).toEqual([
      ['Name', 'Ana Reyes'],
      ['Name on the document', 'Ana Reye'],
    ])
  })
  it('is not one that the check confirmed, nor one that was not checked', () => {
    expect(readReviewedIdentity(file({ status: 'VERIFIED', reasons: [], reference: 'identity-1' }))).toBeUndefined()
    expect(readReviewedIdentity({ walk: [], documents: [], openItem: null })).toBeUndefined()
  })
  it('of before there were photos shows what was stated alone', () => {
    const reviewed = readReviewedIdentity(
      file({ status: 'PENDING_REVIEW', reasons: [], reference: 'identity-1' }, { document: 'US_PASSPORT' }),
    )
    expect(reviewed?.photos).toEqual([])
  })
  it('may be a signer’s, whose home is not asked', () => {
    const of = '@00112233aabbccdd'
    const walk = Object.entries({
      'identity-check': { status: 'VERIFIED', reasons: [], reference: 'identity-1' },
      [`signer-intro${of}`]: { legalName: { firstName: 'Sam', lastName: 'Reyes' }, bornOn: '1979-02-03' },
      [`signer-identity-documents${of}`]: { document: 'US_PASSPORT', front: FRONT, selfie: SELFIE },
      [`signer-identity-check${of}`]: { status: 'FAILED', reasons: ['FACE_DIFFERS'], reference: 'identity-2' },
    }).map(([id, data]) => ({ id, data }))
    const review = { ...file({}), walk, openItem: { id: `signer-identity-review${of}` } } as unknown as File
    expect(isSignerIdentityReview(review.openItem!.id)).toBe(true)
    const reviewed = readReviewedIdentity(review)
    expect(reviewed?.stated.slice(0, 3)).toEqual([
      ['Name', 'Sam Reyes'],
      ['Date of birth', '1979-02-03'],
      ['Document', 'US passport'],
    ])
    expect(reviewed?.photos).toHaveLength(2)
  })
})
