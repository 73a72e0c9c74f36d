import { describe, expect, it } from 'vitest'
import { EVERY_ITEM } from './every-item.ts'
import type { Item } from './item.ts'

/**
 * Whose page promises a mail, and what sends it: an item that writes one itself, or 'advance' for what is told when the frontier comes to it.
 * Whoever adds a promise adds its mail here.
 */
const KEPT_BY: Readonly<Record<string, readonly string[]>> = {
  // READY_TO_SIGN and READY_TO_READ (engine/settled-mails).
  'instrument-details': ['advance'],
  'trust-and-flood-review': ['trust-and-flood-correction'],
  'hazard-insurance-review': ['hazard-insurance-correction'],
  'marriage-review': ['marriage-review', 'notary-appointment'],
  'deed-co-signing': ['deed-co-signing'],
  // The money is told when it goes out, and so is the opening of the line.
  'funding-release': ['disbursement', 'line-opening'],
  // To each signer, at the address there is: their invitation (toSigner).
  'co-owners': ['signer-signing', 'signer-intro'],
  'signer-emails': ['signer-intro'],
}

const ITEMS = EVERY_ITEM as readonly Item[]
const saysOf = ({ why, wordsAt }: Item): string => [why, ...Object.values(wordsAt ?? {}).map((words) => words?.why)].join(' ')
const writes = ({ mail, mailFor, settledMail, refusedMail, toSigner }: Item): boolean =>
  Boolean(mail ?? mailFor ?? settledMail ?? refusedMail ?? toSigner)

describe('a mail that a page promises', () => {
  it('is sent by an item that writes one', () => {
    const promising = ITEMS.filter((item) => /\b(we|we’ll) email\b/i.test(saysOf(item))).map(({ id }) => id)
    expect(promising.filter((id) => KEPT_BY[id] === undefined)).toEqual([])
    expect(Object.keys(KEPT_BY).filter((id) => !promising.includes(id))).toEqual([])
    const senders = Object.values(KEPT_BY)
      .flat()
      .filter((id) => id !== 'advance')
    expect(senders.filter((id) => !ITEMS.some((item) => item.id === id && writes(item)))).toEqual([])
  })
})
