/** A person releases the money. */
import { type Known, wait } from '../../item.ts'
import { isRefused } from '../review-outcome.ts'
import { correctionsIn } from './deliveries-stored.ts'
import { toldOfTest } from './disbursement-returns.ts'
import { accountIn, approvalLabels, approvalMisfits, approvalShown, fundingApproval, quotesIn } from './funding-approval.ts'
import { apartFromEvidence, SOMEONE_ELSE_RELEASES } from './funding-evidence.ts'
import { moneyToApprove } from './money-to-approve.ts'
import { notSentYetMail } from './not-sent-yet-mail.ts'
import { recording } from './recording.ts'

const restsOn = (known: Known): readonly unknown[] => [known(recording), ...quotesIn(known), ...correctionsIn(known)]

export const fundingDecision = wait('funding-decision', {
  title: 'Checking your file before we send your money',
  staffTitle: 'Funding approval',
  why: 'A person on our team checks the whole file before we send your money.',
  steps: ['FUNDING_DECISION', 'FUNDABLE'],
  by: 'operator',
  // New quotes after a shortfall, or asked for anew, are kept as payoff quotes too.
  apartFrom: {
    // Whose first approval stands: who refused it, or took it back, has approved nothing.
    'funding-first-approval': { told: 'You gave the first approval. Someone else on the team must give the second.', isNewest: 'ACCEPTED' },
    'payoff-quotes': `You entered the payoff quotes. ${SOMEONE_ELSE_RELEASES}`,
    ...apartFromEvidence,
  },
  reads: (known) => [...restsOn(known), ...accountIn(known)],
  shows: moneyToApprove,
  // Earlier releases did not say where the money goes.
  earlierReads: restsOn,
  about: approvalShown,
  data: fundingApproval,
  fits: approvalMisfits,
  labels: approvalLabels,
  chapter: {
    open: 'Final approval',
    done: 'Money approved',
    shown: 'once-signed',
    rule: 'A person on our team checks the whole file before any money is sent. For a large line, two people do.',
    moves: 'Our team may need one more answer from you or from the county.',
  },
  leavesOpen: isRefused,
  // A test of the account that came back before the money was due is told when there is something to do about it.
  settledMail: (said, known, before) => {
    if (isRefused(said)) return notSentYetMail(said, before)
    const told = toldOfTest(known)
    if (told === undefined) return undefined
    return {
      subject: 'We need another account for your money',
      body: `Before we send the cash from your line, we tested the account with a payment of $0. ${told} Sign in and give us another account of yours. We send the money there as soon as we have checked it.`,
    }
  },
  example: { outcome: 'ACCEPTED', reason: 'File complete, amounts agree.' },
})
