import { describe, expect, it } from 'vitest'
import { keptIdentityDocuments, MOST_IDENTITY_ATTEMPTS } from './identity-documents.ts'
import { identityRetry } from './identity-retry.ts'

const shown = (attempt: number | undefined, front = true) => ({
  'identity-documents': { document: 'US_PASSPORT', ...(front && { front: 'a' }), ...(attempt && { attempt }) },
})
const check = (status: string) => ({ 'identity-check': { status, reasons: ['EXPIRED'], reference: 'one' } })
const isAsked = (facts: Record<string, unknown>) => identityRetry.applies!(((item: { id: string }) => facts[item.id]) as never)

describe('photos are asked for again', () => {
  it('while the check fails, three times in all; then a person looks', () => {
    expect([undefined, 1, 2, 3].map((attempt) => isAsked({ ...shown(attempt), ...check('FAILED') }))).toEqual([true, true, true, false])
    expect(MOST_IDENTITY_ATTEMPTS).toBe(3)
  })
  it('never where the check succeeded, needs a person, or was made before there were photos', () => {
    expect(isAsked({ ...shown(1), ...check('VERIFIED') })).toBe(false)
    expect(isAsked({ ...shown(1), ...check('PENDING_REVIEW') })).toBe(false)
    expect(isAsked({ ...shown(1, false), ...check('FAILED') })).toBe(false)
  })
  it('and each answer counts as one more attempt, whatever the answer itself says of it', () => {
    const answer = { document: 'US_PASSPORT', attempt: 1 } as const
    expect(keptIdentityDocuments.parse(identityRetry.answers!.fold(shown(2)['identity-documents'], answer))).toMatchObject({ attempt: 3 })
  })
  it('but only those that something is wrong with: the others are kept, unless a reason is about all of them', () => {
    const photos = { document: 'US_STATE_ID_CARD', front: 'a', back: 'b', selfie: 'c' }
    const keptFor = (...reasons: string[]) => {
      const facts: Record<string, unknown> = {
        'identity-documents': photos,
        'identity-check': { status: 'FAILED', reasons, reference: 'one' },
      }
      const about = identityRetry.about!.of(((item: { id: string }) => facts[item.id]) as never, '2026-11-20') as { kept: object }
      return about.kept
    }
    expect(keptFor('FRONT_UNREADABLE', 'FACE_DIFFERS')).toEqual({ back: 'b' })
    expect(keptFor('BACK_UNREADABLE')).toEqual({ front: 'a', selfie: 'c' })
    for (const all of ['EXPIRED', 'ANOTHER_DOCUMENT', 'A sentence of an earlier release']) expect([all, keptFor(all)]).toEqual([all, {}])
    expect([keptFor('FRONT_UNREADABLE', 'EXPIRED'), keptFor()]).toEqual([{}, {}])
  })
})
