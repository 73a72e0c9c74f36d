import { describe, expect, it } from 'vitest'
import { EVERY_ITEM } from '../../every-item.ts'
import type { Item } from '../../item.ts'
import { FUNDING_EVIDENCE } from './funding-evidence.ts'

const CREDIT =
  'It is a judgment of credit or value, and says neither who owns the home nor who signed. The final decision and its limits rest on it.'
const APPROVAL = 'Approvals are apart from each other in their own list, and the database has a trigger for two of them.'
const KEPT_BY_PRODUCT = 'No one on the team records it: the product, the owner, or a provider does.'
const STOPS_MONEY = 'It stops money or asks for more, and lets none leave.'
const AFTER_MONEY = 'It follows the money or the end of the line, and lets no first payment leave.'
const CALLS = 'It records a call, or that paper was sent. What is signed then is recorded as an item of its own, which is evidence.'

/** What the team records and money does not rest on, each with the reason. A new item is listed here or in FUNDING_EVIDENCE. */
const NOT_EVIDENCE: Readonly<Record<string, string>> = {
  'delinquency-review': CREDIT,
  'underwriting-review': CREDIT,
  'income-confirmation': CREDIT,
  'employment-confirmation': CREDIT,
  'verified-review': CREDIT,
  appraisal: CREDIT,
  'value-review': CREDIT,
  'second-valuation': CREDIT,
  'final-review': CREDIT,
  'recording-tax': 'It is an amount that goes to the county, and is in the costs that the borrower accepts.',
  'hazard-insurance-review': 'It says that the home is insured, and not who owns it.',
  'raised-conditions':
    'What is asked for is let go by an underwriter alone, and what a check left open is decided in the conditions, which are evidence.',
  'condition-messages': 'They are messages.',
  'funding-conditions': STOPS_MONEY,
  'recording-order': 'The recorder’s office says what it recorded.',
  'signing-help': CALLS,
  'signer-signing-help': CALLS,
  'notary-help': CALLS,
  'paper-copies': CALLS,
  'attorney-review': 'It says that an attorney sees to the closing. Who signed is recorded as an item of its own.',
  'mail-refusals': KEPT_BY_PRODUCT,
  'rescission-receipts': KEPT_BY_PRODUCT,
  'rescission-return': AFTER_MONEY,
  'payoff-quotes': APPROVAL,
  'funding-first-approval': APPROVAL,
  'funding-decision': APPROVAL,
  'replacement-first-approval': APPROVAL,
  'replacement-approval': APPROVAL,
  'funding-hold': STOPS_MONEY,
  payoffs: AFTER_MONEY,
  'payoff-follow-up': AFTER_MONEY,
  'disbursement-return-review': AFTER_MONEY,
  'lender-employee': 'It says that the borrower works for the lender, which has others decide of them.',
}

/** What the team's act is kept as: some acts are folded into another item. */
const keptAs = ({ answers, id }: Item): string => answers?.item.id ?? id

const recordedByTeam = EVERY_ITEM.filter(({ kind, by }) => kind === 'wait' && by !== 'time' && by !== 'provider')

describe('what one person records and money rests on', () => {
  it('is settled of each item that the team records: evidence, or not with the reason why', () => {
    const unsettled = [...new Set(recordedByTeam.map(keptAs))].filter(
      (id) => Object.hasOwn(FUNDING_EVIDENCE, id) === Object.hasOwn(NOT_EVIDENCE, id),
    )
    expect(unsettled).toEqual([])
  })

  it('lists no item that there is not', () => {
    const ids = new Set([...EVERY_ITEM.map(({ id }) => id)])
    expect([...Object.keys(FUNDING_EVIDENCE), ...Object.keys(NOT_EVIDENCE)].filter((id) => !ids.has(id))).toEqual([])
  })

  it('has who refused or recorded a notice that cancels the line, ordered a search of who owns the home, or reviewed its trust', () => {
    for (const id of ['rescission-confirmation', 'rescission-exercise', 'title-search-orders', 'trust-and-flood-review'])
      expect(FUNDING_EVIDENCE, id).toHaveProperty(id)
  })
})
