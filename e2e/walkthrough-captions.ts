/** What docs/walkthrough says of each picture: what the person sees, and what happens behind it. */

export interface Caption {
  readonly title: string
  readonly words: string
}

/** The questions of the wizard, in their order. */
export const WIZARD: readonly Caption[] = [
  {
    title: 'The home',
    words: 'The person types the address and picks it from a list. Suggestions come from the address provider behind the `addresses` port.',
  },
  { title: 'Do you live there?', words: 'A home that the borrower lives in brings a right to cancel later on; another home does not.' },
  {
    title: 'Is it for sale?',
    words: 'A home that is listed for sale is not lent on. The answer is a fact like every other, and can be corrected.',
  },
  { title: 'Income', words: 'Stated now, verified later. The rules count it in cents, and a correction starts the decision again.' },
  { title: 'Legal name', words: 'In the sandbox the last name chooses what happens. “Reyes” is a sound applicant.' },
  { title: 'Birthdate', words: 'Age is checked against the state’s rule for a binding contract, and is never a factor in the decision.' },
  { title: 'Email and phone', words: 'The account is made from these. Nothing is sent until the person agrees to electronic documents.' },
  {
    title: 'Password and consents',
    words: 'The texts that are agreed to are kept word for word, by digest. The last button starts a soft credit check.',
  },
]

/** By the item that is open. */
export const ITEMS: Readonly<Record<string, Caption>> = {
  contact: {
    title: 'A phone number that is theirs',
    words: 'A one-time code confirms it. A wrong code counts, and after a few the person can go on without one.',
  },
  'about-you': {
    title: 'About the person',
    words:
      'Social Security number, marital status, who owns the home, the purpose, and leave for the hard credit check: one question at a time, encrypted before it is stored.',
  },
  hmda: {
    title: 'The government’s questions',
    words: 'Asked by law, and read by the regulator’s register alone: no rule of the decision can import the answers.',
  },
  submission: {
    title: 'Everything on one page',
    words: 'The person checks each answer and submits. From here on the clocks of Regulation B run.',
  },
  'income-sources': {
    title: 'Proof of income',
    words: 'Payroll, bank, tax records or documents. What a record shows is compared with what was stated.',
  },
  'disbursement-account': {
    title: 'Where the money goes',
    words: 'The account is linked or typed, and checked before any money is ever sent to it.',
  },
  'payment-method': {
    title: 'Monthly payments',
    words: 'Automatic payments are authorized word for word; the discount for them is in the rate.',
  },
  'identity-documents': {
    title: 'Identity',
    words: 'Two sides of a license and a face. The photos are looked at for sharpness here, and compared by the provider.',
  },
  'valuation-order': { title: 'A visit to the home', words: 'Only where the models cannot value the home well enough.' },
  'final-offer': {
    title: 'The final offer',
    words: 'Everything that was verified went through the decision once more. What changed since the first offer is listed by cause.',
  },
  'note-signing': {
    title: 'Signing',
    words:
      'The person shows that they can open a document, reads each one to the end, adopts a signature and signs each place. Every step is evidence, and the set is sealed.',
  },
  'notary-appointment': {
    title: 'The notary',
    words: 'Online or in person, as the state and the county allow. California’s homes are signed for in person today.',
  },
  'notary-session': {
    title: 'The appointment',
    words: 'Place, time and what to bring. A closer records the signing afterward, with the notary’s certificate and the deed.',
  },
  'hazard-insurance': { title: 'Home insurance', words: 'Nothing is recorded or paid on a home that is not insured.' },
  rescission: {
    title: 'From signing to the money',
    words:
      'Each date comes from what really happened, with the rule behind it. Until midnight of the last day any owner can cancel, here, with one button.',
  },
  'rescission-assurance': {
    title: 'No one canceled',
    words:
      'A notice that was mailed on the last day can still be on its way, and is waited for. Everyone who could cancel can make it sooner by signing that they did not.',
  },
  'hazard-insurance-review': {
    title: 'The lender’s side: insurance',
    words: 'At the console a person compares the policy with what is needed, and says why they accept it.',
  },
  'funding-decision': {
    title: 'The lender’s side: approval',
    words: 'A person releases the money, above a limit two. The reason is kept in a log that nobody can change.',
  },
}

export const OFFER: Caption = {
  title: 'The offers',
  words: 'Found within seconds by credit, value and title. The amount can be moved, and every figure says how it is calculated.',
}
export const CONFIRM: Caption = { title: 'The choice', words: 'What is fixed now, what can still change, and why. Nothing is owed yet.' }
export const AT_WORK: Caption = {
  title: 'After the right to cancel',
  words: 'The deed is recorded, with the county’s number. What waits for a person says so.',
}
export const LINE: Caption = {
  title: 'The line is open',
  words:
    'Balance, available credit, rate and next payment come from a double-entry ledger that the database keeps in balance. The dates stay.',
}
export const LINE_ON_PHONE: Caption = {
  title: 'The same on a phone',
  words: 'Every screen works at 360 px, by keyboard alone and with a screen reader.',
}

/** First pages of what was made on the way. */
export const DOCUMENTS = [
  {
    kind: 'CLOSING_DISCLOSURE',
    title: 'Account-opening disclosure',
    words: 'The terms and costs of this line by 12 CFR 1026.6(a), with the table of interest.',
  },
  {
    kind: 'NOTE',
    title: 'The agreement',
    words: 'Rate, floor and cap, payments, what may change: drawn up from the same terms as the screens.',
  },
  {
    kind: 'SECURITY_INSTRUMENT',
    title: 'The security instrument',
    words: 'A deed of trust or a mortgage, by state: this is what is signed before the notary and recorded.',
  },
  {
    kind: 'RESCISSION_NOTICE',
    title: 'Notice of the right to cancel',
    words: 'One for everyone who may cancel, with the day on which the right ends.',
  },
] as const
