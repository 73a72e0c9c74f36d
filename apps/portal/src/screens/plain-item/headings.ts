/** The question of each screen that shows an item plainly, by its path under the application. */

export interface Heading {
  readonly heading: string
  readonly why?: string
}

const NOTARY: Heading = { heading: 'Your signing with the notary', why: 'Tell us when you signed the deed, and who the notary was.' }

const HEADINGS: Readonly<Record<string, Heading>> = {
  'bank/autopay': { heading: 'How would you like to pay?', why: 'An autopay discount on your offer needs automatic payments.' },
  'bank/confirm': { heading: 'Is this the right account?' },
  'bank/disburse': { heading: 'Where should the money go?', why: 'We send your draw to this account and nowhere else.' },
  'bank/manual-disburse': { heading: 'Where should the money go?' },
  'bpo/condition': { heading: 'What condition is your home in?' },
  'bpo/hold': { heading: 'We are valuing your home' },
  'bpo/order-bpo': { heading: 'Let us arrange the valuation', why: 'A valuer looks at the home and writes a short report.' },
  'bpo/waiting': { heading: 'The valuation is on its way' },
  complete: { heading: 'You are nearly there', why: 'Here is what happens until the money arrives.' },
  conditions: { heading: 'We are reviewing your application', why: 'Our team is taking a closer look at something our checks found.' },
  'conditions/phone-number': { heading: 'We are reviewing your application' },
  'conditions/upload-document': { heading: 'We are reviewing your application' },
  'document/disclosures': { heading: 'Your documents' },
  hold: { heading: 'The appraisal is under way' },
  identity: { heading: 'Verify your identity', why: 'So that nobody else can borrow against your home.' },
  'income/employer-verification': { heading: 'Who is your employer?' },
  'income/review': { heading: 'Show us your income', why: 'We compare it with what you told us.' },
  'insurance/requirements': { heading: 'Your home insurance' },
  'insurance/upload': { heading: 'Your home insurance' },
  // Booking and holding a session are not part of the product yet: these pages ask what was signed, and before whom.
  'notary/error': NOTARY,
  'notary/intro': NOTARY,
  'notary/reserve-manual': NOTARY,
  'notary/schedule-manual': NOTARY,
  'notary/session': NOTARY,
  'payoff/hold': { heading: 'We are arranging your payoff' },
  'signing/additional': { heading: 'We are waiting for your co-owners to sign' },
  'signing/intro': { heading: 'Your final offer' },
  'signing/sign': { heading: 'Sign your documents' },
  'signing/support': { heading: 'Help with signing' },
  'start/app-summary': {
    heading: 'Check everything and submit',
    why: 'When you submit we make a hard credit pull, which may affect your score.',
  },
  'start/contact': { heading: 'A little more about you' },
  'start/hmda': {
    heading: 'Information for government monitoring',
    why: 'Federal law asks us to ask; your answers do not affect the decision, and you may decline.',
  },
  'start/profile': { heading: 'A little more about you' },
}

/** `path` is the part behind the application's own; parts that vary count as their group. */
export const headingOf = (path: string, title?: string): Heading =>
  HEADINGS[path] ?? (path.startsWith('income/') ? { heading: 'Show us your income' } : { heading: title ?? 'Your application' })
