/** What the borrower is told: the one next thing, why it is asked, and who is waited for. */

import type { Step } from '../routing/steps.ts'
import type { Walk } from './walk.ts'

export interface NextAction {
  readonly title: string
  readonly why: string
  readonly waitingOn: 'you' | 'us' | 'nobody'
}

const WHY: Readonly<Record<string, string>> = {
  'credit-obstacle': 'We could not read your credit report yet. Your score is not affected by trying again.',
  'property-correction': 'We could not find the home under that address in public records.',
  'property-choice': 'More than one home answers to your address. Pick yours.',
  'ownership-explanation': 'Public records name somebody else as the owner. Tell us how that came about.',
  'delinquency-explanation': 'Your report shows a late mortgage payment in the last twelve months. Tell us what happened.',
  'lien-verification': 'The county’s records and your credit report differ. Tell us which loans stand on this home.',
  'value-estimate': 'No model could say what your home is worth. Your own estimate lets us go on; it is checked before closing.',
  'assets-prequal': 'Your income alone does not carry the payment. Savings and investments can help.',
  requalify: 'The line as it stands goes past a limit. A smaller or differently placed one would pass.',
  'verified-assets': 'The income that we could confirm does not carry the payment alone. Savings and investments can help.',
  'verified-requalify': 'With what we verified the line goes past a limit. A smaller or differently placed one would pass.',
  'chosen-offer': 'Your offers are ready. Looking and choosing does not touch your credit score.',
  'revised-offer': 'What we verified changed your offer. Look at it again before you go on.',
  'about-you': 'The law asks for these before a credit application can be submitted.',
  hmda: 'The government asks lenders for this to watch for discrimination. You may decline to answer.',
  submission: 'Read your whole application once more. Submitting it makes a hard credit inquiry.',
  'income-sources': 'Federal rules ask every lender to confirm income before lending.',
  'identity-documents': 'Federal rules ask every lender to confirm who signs.',
  'disbursement-account': 'We send the money there.',
  'payment-method': 'An autopay discount on your offer needs automatic payments.',
  'final-offer': 'Accept the amount, rate and term you chose. Nothing is owed until you sign and the time to cancel has passed.',
  'note-signing': 'Your signature makes the agreement.',
  'deed-signing': 'A notary confirms that it is you who signs.',
}

/** By item, or by step. */
const WAITS: Readonly<Record<string, string>> = {
  CREDIT_ERROR: 'We keep your application and try again; a person looks at it too.',
  'co-owners': 'Everyone who owns the home signs as well. Our team arranges that with each of them.',
}

const TITLE: Readonly<Partial<Record<Step, string>>> = {
  DECLINED: 'We can’t offer you this line today',
  CANCELLED: 'This application is withdrawn',
  COMPLETE: 'Your line is open',
  CREDIT_ERROR: 'The credit bureau does not answer',
  CREDIT_MINOR: 'The credit bureau has you under eighteen',
}

/** The next action from the walk; the step comes along because an ended application has no frontier to speak of. */
export function nextAction(walk: Walk, step: Step): NextAction {
  if (step === 'DECLINED' || step === 'CANCELLED' || step === 'COMPLETE') {
    const why = step === 'DECLINED' ? 'See exactly why, and what would change it.' : ''
    return { title: TITLE[step] ?? '', why, waitingOn: 'nobody' }
  }
  const item = walk.frontier!.item
  if (item.kind === 'ask') return { title: TITLE[step] ?? item.title, why: WHY[item.id] ?? '', waitingOn: 'you' }
  const why = WAITS[item.id] ?? WAITS[step] ?? 'You can leave this page and come back. Nothing is lost.'
  return { title: TITLE[step] ?? item.title, why, waitingOn: 'us' }
}
