/** A person releases the money. */
import { wait } from '../../item.ts'
import { clearance, isRefused } from '../review-outcome.ts'
import { toldOfTest } from './disbursement-returns.ts'
import { payoffQuotes } from './payoff-quotes.ts'
import { recording } from './recording.ts'

export const fundingDecision = wait('funding-decision', {
  title: 'Funding approval',
  why: 'A person on our team checks the whole file before we send your money.',
  steps: ['FUNDING_DECISION', 'FUNDABLE'],
  by: 'operator',
  apartFrom: ['funding-first-approval', 'rescission-delivery'],
  apartWhy: 'You gave the first approval, or recorded when an owner had their notice. Someone else on the team must approve the money.',
  reads: (known) => {
    const quoted = known(payoffQuotes)
    return [known(recording), ...(quoted ? [quoted] : [])]
  },
  chapter: {
    open: 'Final approval',
    done: 'Money approved',
    shown: 'once-signed',
    rule: 'A person on our team checks the whole file before any money is sent. For a large line, two people do.',
    moves: 'Our team may need one more answer from you or from the county.',
  },
  data: clearance,
  leavesOpen: isRefused,
  // A test of the account that came back before the money was due is told when there is something to do about it.
  settledMail: ({ outcome }, known) => {
    const told = outcome === 'ACCEPTED' ? toldOfTest(known) : undefined
    if (told === undefined) return undefined
    return {
      subject: 'We need another account for your money',
      body: `Before we send the cash from your line, we tested the account with a payment of $0. ${told} Sign in and give us another account of yours. We send the money there as soon as we have checked it.`,
    }
  },
  example: { outcome: 'ACCEPTED', reason: 'File complete, amounts agree.' },
})
