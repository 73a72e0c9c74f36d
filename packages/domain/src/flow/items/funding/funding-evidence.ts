import type { Apart } from '../../item.ts'
import type { Condition } from '../closing/condition-decisions.ts'

/**
 * What one person of the team records and the money then rests on: that owners signed, before whom, when they had their notice, that they did not cancel, or that their notice does not count,
 * which mailbox is theirs, and who signs at all; and what they accepted that a check did not confirm: who someone is, and whose account the money goes to. Whoever recorded any of it does not release the money, so that no one alone makes the evidence and acts on it. By the item
 * whose result it is: documents that came back on paper are results of the signatures whose place they take. The database has the same list (0063).
 */
export const FUNDING_EVIDENCE = {
  conditions: {
    told: 'You accepted an ID, an account or a match that our checks left open.',
    parts: ['IDENTITY', 'SANCTIONS', 'BANK_ACCOUNT'] satisfies Condition[],
  },
  'signer-identity-review': 'You accepted the ID of an additional signer.',
  'sanctions-review': 'You cleared a match with the sanctions list.',
  'replacement-account-review': 'You accepted the account for the money.',
  'signer-emails': 'You entered another email for an additional signer.',
  'owner-marriages': 'You recorded, or put right, to whom an owner is married or where their spouse is reached.',
  'instrument-details': 'You decided how title is held, or whether a spouse signs.',
  'marriage-review': 'You recorded who of two owners is right about a marriage.',
  'signers-removed': 'You asked for or confirmed that someone signs no longer.',
  'ownership-review': 'You decided who owns the home.',
  'title-search-orders': 'You ordered a new search of who owns the home.',
  'trust-and-flood-review': 'You reviewed the documents of the trust that owns the home, or of its flood insurance.',
  'co-owners': 'You recorded that an additional signer signed.',
  'note-signing': 'You recorded documents that were signed on paper.',
  'signer-signing': 'You recorded documents that were signed on paper.',
  'notary-session': 'You recorded the signing before the notary.',
  'deed-co-signing': 'You recorded the signing before the notary.',
  'rescission-delivery': 'You recorded when someone had their notice of the right to cancel.',
  'rescission-statements': 'You recorded that someone who could cancel did not.',
  'rescission-exercise': 'You recorded a notice that cancels this line.',
  'rescission-confirmation': 'You decided whether a notice cancels this line.',
} as const

export const SOMEONE_ELSE_RELEASES = 'Someone else on the team must release the money.'

export const TWO_OTHERS_APPROVE = 'Two others on the team must approve this much.'

/** Each with what whoever recorded it is told. */
const apartFrom = (whoDoes: string): Apart =>
  Object.fromEntries(
    Object.entries(FUNDING_EVIDENCE).map(([item, did]) => [
      item,
      typeof did === 'string' ? `${did} ${whoDoes}` : { ...did, told: `${did.told} ${whoDoes}` },
    ]),
  )

export const apartFromEvidence = apartFrom(SOMEONE_ELSE_RELEASES)

export const ANOTHER_LIFTS = 'Someone else on the team must lift the hold.'

/** Of a hold of money that is approved: what lifts it lets the money go at once. */
export const apartFromEvidenceOfHeld = apartFrom(ANOTHER_LIFTS)

/** Of two who approve, both look at what someone else recorded (record 0105). */
export const bothApartFromEvidence = apartFrom(TWO_OTHERS_APPROVE)
