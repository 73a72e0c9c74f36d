/** The heading of each screen that shows an item plainly, by its path under the application and by the item that is open there. */
import type { ItemId } from '@hearthline/domain'

export interface Heading {
  readonly heading: string
  readonly why?: string
}

interface Asked extends Heading {
  /** What the heading asks. Whatever else is open under the same path, as the check of what was answered, goes by its own title. */
  readonly asks?: readonly ItemId[]
}

const NOTARY: Asked = {
  heading: 'Your signing with the notary',
  why: 'Tell us when you signed the deed, and who the notary was.',
  asks: ['deed-signing'],
}
const ACCOUNT: Asked = {
  heading: 'Where should the money go?',
  why: 'The cash of your draw goes to this account. What pays off a debt goes to its creditor.',
  asks: ['disbursement-account'],
}
const INCOME: Asked = { heading: 'Show us your income', why: 'We compare it with what you told us.', asks: ['income-sources'] }
const INSURANCE: Asked = { heading: 'Your home insurance', asks: ['hazard-insurance'] }

const HEADINGS: Readonly<Record<string, Asked>> = {
  'bank/autopay': {
    heading: 'How would you like to pay?',
    why: 'An autopay discount on your offer needs automatic payments.',
    asks: ['payment-method'],
  },
  'bank/confirm': { heading: 'Is this the right account?', asks: ['disbursement-account'] },
  'bank/disburse': ACCOUNT,
  'bank/manual-disburse': ACCOUNT,
  'bpo/condition': { heading: 'What condition is your home in?', asks: ['valuation-order'] },
  'bpo/hold': { heading: 'We are valuing your home' },
  'bpo/order-bpo': {
    heading: 'Let us arrange the valuation',
    why: 'A valuer looks at the home and writes a short report.',
    asks: ['valuation-order'],
  },
  'bpo/waiting': { heading: 'The valuation is on its way' },
  complete: { heading: 'You are nearly there', why: 'Here is what happens until the money arrives.' },
  conditions: { heading: 'We are reviewing your application', why: 'Our team is taking a closer look at something our checks found.' },
  'conditions/phone-number': { heading: 'We are reviewing your application' },
  'conditions/upload-document': { heading: 'We are reviewing your application' },
  'document/disclosures': { heading: 'Your documents' },
  hold: { heading: 'The appraisal is under way' },
  identity: { heading: 'Verify your identity', why: 'So that nobody else can borrow against your home.', asks: ['identity-documents'] },
  'income/employer-verification': { heading: 'Who is your employer?', asks: ['employment'] },
  'income/review': INCOME,
  'insurance/requirements': INSURANCE,
  'insurance/upload': INSURANCE,
  // Booking and holding a session are not part of the product yet: these pages ask what was signed, and before whom.
  'notary/error': NOTARY,
  'notary/intro': NOTARY,
  'notary/reserve-manual': NOTARY,
  'notary/schedule-manual': NOTARY,
  'notary/session': NOTARY,
  'payoff/hold': { heading: 'We are arranging your payoff' },
  'signing/additional': { heading: 'We are waiting for your co-owners to sign' },
  'signing/intro': { heading: 'Your final offer', asks: ['final-offer'] },
  'signing/sign': { heading: 'Sign your documents', asks: ['note-signing'] },
  'signing/support': { heading: 'Help with signing' },
  'start/app-summary': {
    heading: 'Submit your application',
    why: 'When you submit we make a hard credit pull, which may affect your score.',
    asks: ['submission'],
  },
  'start/contact': { heading: 'A little more about you', asks: ['about-you'] },
  'start/hmda': {
    heading: 'Information for government monitoring',
    why: 'Federal law asks us to ask; your answers do not affect the decision, and you may decline.',
    asks: ['hmda'],
  },
  'start/profile': { heading: 'A little more about you', asks: ['about-you'] },
}

export interface Shown {
  readonly item: string
  readonly title: string
  readonly about: Readonly<Record<string, unknown>>
}

/** `path` is the part behind the application's own; parts that vary count as their group. `shown` is the item that is open, once it is read. */
export function headingOf(path: string, shown?: Shown): Heading {
  const { asks, ...heading } = HEADINGS[path] ?? (path.startsWith('income/') ? INCOME : { heading: shown?.title ?? 'Your application' })
  if (shown === undefined || asks === undefined || asks.some((item) => item === shown.item)) return heading
  return shown.item === 'trust-and-flood-insurance' ? trustOrFlood(shown) : { heading: shown.title }
}

function trustOrFlood({ title, about }: Shown): Heading {
  const flood = typeof about.floodZone === 'string'
  const trust = about.heldInTrust === true
  const heading = flood && trust ? title : flood ? 'Your flood insurance' : 'The trust that holds your home'
  return { heading, why: whyInsured(about) }
}

function whyInsured({ floodZone, heldInTrust }: Shown['about']): string {
  return [
    ...(typeof floodZone === 'string'
      ? [`Your home lies in flood zone ${floodZone}. Federal law asks for flood insurance before we close (42 USC 4012a).`]
      : []),
    ...(heldInTrust === true ? ['Tell us the name of the trust as it stands on the deed.'] : []),
  ].join(' ')
}
