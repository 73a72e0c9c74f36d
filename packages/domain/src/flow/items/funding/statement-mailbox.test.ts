/** An owner's word that they did not cancel lets money leave sooner: from which mailbox it is taken (12 CFR 1026.15(c)). */
import { describe, expect, it } from 'vitest'
import type { Item, Known, SignerProgress } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { rescissionNotice } from './rescission-notice.ts'
import { mayStateHere, statementOf } from './rescission-statements.ts'

const SAM = 'sam'
const SHA = '1'.repeat(64)
const BEFORE = '2026-11-29T18:00:00.000Z'
const SINCE = '2026-11-30T18:00:00.000Z'
const [own] = rescissionNotice.example.persons!

const knownOf =
  (given: Record<string, unknown>): Known =>
  (item: Pick<Item, 'id'>) =>
    given[item.id] as never

const notice = { ...rescissionNotice.example, persons: [own, { ...own, party: SAM, name: 'Sam Reyes', sha256: SHA }] }

function known(progress: Partial<SignerProgress>, given: Record<string, unknown> = {}): Known {
  const sam = { party: SAM, name: 'Sam Reyes', isDone: true, hasBegun: true, hasSigned: true, identity: 'SHOWN', ...progress }
  return knownOf({ 'rescission-notice': notice, 'signers-progress': [sam], ...given })
}

describe('that they did not cancel is stated here', () => {
  it('by whoever has shown here who they are, and has signed', () => {
    expect(mayStateHere(known({}), SAM)).toBe(true)
    expect(mayStateHere(known({}), BORROWER)).toBe(true)
  })

  it('not from a mailbox of which nothing shows who has it, as of whoever signed on paper, and not before they have signed', () => {
    expect(mayStateHere(known({ identity: 'TO_SHOW' }), SAM)).toBe(false)
    expect(mayStateHere(known({ identity: 'IN_REVIEW' }), SAM)).toBe(false)
    expect(mayStateHere(known({ isDone: false }), SAM)).toBe(false)
    expect(mayStateHere(known({}), 'kim')).toBe(false)
  })

  it('and no longer counts once the mailbox from which it was given was lost, as nothing shows that it was they; on paper it does', () => {
    const statement = { party: SAM, sha256: SHA, way: 'HERE', signature: 'Sam Reyes', signedOn: '2026-11-29', at: BEFORE }
    const given = (way: string, entered: object) =>
      statementOf(
        known(
          {},
          { 'rescission-statements': { statements: [{ ...statement, way }] }, 'signer-emails': { emails: [{ party: SAM, ...entered }] } },
        ),
        SAM,
      )?.way
    const lost = { email: 'right@example.test', at: SINCE, former: ['other@example.test'] }
    expect([given('HERE', {}), given('HERE', lost), given('WRITTEN', lost)]).toEqual(['HERE', undefined, 'WRITTEN'])
    expect(given('HERE', { ...lost, at: '2026-11-28T18:00:00.000Z' })).toBe('HERE')
  })
})
