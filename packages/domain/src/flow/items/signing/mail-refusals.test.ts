import { describe, expect, it } from 'vitest'
import type { Item, Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { type MailRefusal, mailRefusals, mailRefusedOf, reasonOfRefusal, refusalsAfter } from './mail-refusals.ts'

const AT = '2026-11-20T18:30:00.000Z'
const SAM: MailRefusal = { party: '0123456789abcdef', email: 'sam@exmaple.test', at: AT }
const knowing = (...refused: MailRefusal[]): Known => ((item: Item) => (item.id === mailRefusals.id ? { refused } : undefined)) as Known

describe('a mail that came back', () => {
  it('is kept of the last address alone, and taken back when a later one arrives', () => {
    expect(refusalsAfter(knowing(), SAM, true)).toEqual({ refused: [SAM] })
    const again = { ...SAM, email: 'sam@example.invalid' }
    expect(refusalsAfter(knowing(SAM), again, true)).toEqual({ refused: [again] })
    expect(refusalsAfter(knowing(SAM), { ...SAM, email: 'sam@example.test' }, false)).toEqual({ refused: [] })
    expect(refusalsAfter(knowing(), SAM, false)).toBeUndefined()
  })

  it('says why in words, as far as the receiving side said it', () => {
    expect(refusalsAfter(knowing(), { ...SAM, code: '5.1.1' }, true)?.refused[0]?.code).toBe('5.1.1')
    expect([reasonOfRefusal({ code: '5.1.1' }), reasonOfRefusal({ code: '4.4.7' }), reasonOfRefusal(SAM)]).toEqual([
      'there is no such mailbox',
      'the mail server did not take it for days',
      'the mail server gave no reason that we know',
    ])
  })

  it('says nothing of an address that was corrected since, and is the borrower’s whatever their address', () => {
    expect(mailRefusedOf(knowing(SAM), { party: SAM.party, email: SAM.email })).toEqual(SAM)
    expect(mailRefusedOf(knowing(SAM), { party: SAM.party, email: 'sam@example.test' })).toBeUndefined()
    const own = { ...SAM, party: BORROWER }
    expect(mailRefusedOf(knowing(own), { party: BORROWER })).toEqual(own)
  })
})
