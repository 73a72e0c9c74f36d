/** Every feature flag, declared once: what it does, where it acts, what a rule may rest on, and who decides it (record 0140). */

export interface FlagVariable {
  readonly standard: string
  readonly what: string
  /** A list: comma-joined. */
  readonly isList?: true
}

/** What is known when the flag is judged, beside the organization and the time: a rule may rest on nothing else. */
export type FlagTarget =
  /** The state of the property. */
  | 'STATE'
  /** Who it is, so that a share of people can see it. */
  | 'PERSON'

export interface FlagDeclaration {
  readonly title: string
  /** What happens while it is on, in a sentence. */
  readonly does: string
  /** Where it acts, for the documentation. */
  readonly acts: string
  /** Rules of docs/specification.md that name it. */
  readonly rules: readonly string[]
  readonly standard: boolean
  readonly variables?: Readonly<Record<string, FlagVariable>>
  readonly targets: readonly FlagTarget[]
  /** TWO: it changes what the law has a say in, so another person confirms a change of its rules. */
  readonly decidedBy: 'ONE' | 'TWO'
  /** It is judged with the page, before anything is fetched. */
  readonly isInPage?: true
  /** The portal reports who saw which side, so that an experiment on it can be counted. */
  readonly isCounted?: true
  /** Further flags begin with this key and a hyphen. */
  readonly isFamily?: true
}

const declare = <const T extends Readonly<Record<string, FlagDeclaration>>>(flags: T): T => flags

export const FLAGS = declare({
  'fe-heloc-redesign-2025': {
    title: 'New registration',
    does: 'Applicants register one question at a time. While it is off, they use the older wizard.',
    acts: 'The redirect between register and register-v2',
    rules: ['routes/redirects', 'shell/flags'],
    standard: true,
    targets: [],
    decidedBy: 'ONE',
    isInPage: true,
  },
  'fe-heloc-maintenance': {
    title: 'Scheduled maintenance',
    does: 'The maintenance page takes the place of the routes that are named. Without any, nothing changes.',
    acts: 'The gate in the shell of the portal',
    rules: ['routes/maintenance'],
    standard: false,
    variables: {
      message: {
        standard: 'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
        what: 'What the page says',
      },
      routes: {
        standard: '',
        what: 'Paths that are replaced: a star for one part or for all below; a star alone for every one',
        isList: true,
      },
    },
    targets: [],
    decidedBy: 'ONE',
  },
  'fe-heloc-disaster-zips': {
    title: 'Disaster areas',
    does: 'The wizard warns applicants whose property is in one of the ZIP codes.',
    acts: 'The property step of the wizard',
    rules: ['registration/property'],
    standard: false,
    variables: { zips: { standard: '', what: 'ZIP codes with a disaster', isList: true } },
    targets: [],
    decidedBy: 'ONE',
  },
  DDP_Pilot: {
    title: 'Direct payoff of debts',
    does: 'Borrowers may have other debts paid from the line, straight to the creditors. Loans that must be paid for the line itself are paid either way.',
    acts: 'The debts listed with the offers, and the choice of an offer',
    rules: ['offers/wire'],
    standard: true,
    targets: ['STATE', 'PERSON'],
    decidedBy: 'TWO',
  },
  'crypto-heloc': {
    title: 'Crypto variant',
    does: 'Whoever comes for a crypto-backed line may apply. While it is off, they join the waitlist.',
    acts: 'The property step and the creation of an application',
    rules: ['registration/waitlist'],
    standard: false,
    targets: [],
    decidedBy: 'TWO',
  },
  'affiliate-prepopulation': {
    title: 'Answers from affiliates',
    does: 'What an affiliate sent of a visitor is filled in for them to confirm.',
    acts: 'The start of the wizard',
    rules: ['registration/prefill'],
    standard: false,
    targets: [],
    decidedBy: 'ONE',
    isInPage: true,
  },
  'age-62-plus': {
    title: 'Applicants of 62 and older',
    does: 'Applicants must be 62 or older.',
    acts: 'The birthdate step and the creation of an application',
    rules: ['registration/age'],
    standard: false,
    targets: ['STATE'],
    decidedBy: 'TWO',
  },
  'ny-enabled': {
    title: 'New York enabled',
    does: 'The block of properties in New York is lifted.',
    acts: 'The property step and the creation of an application',
    rules: ['registration/property'],
    standard: false,
    targets: [],
    decidedBy: 'TWO',
  },
  'ny-blocked': {
    title: 'New York blocked',
    does: 'Applicants with a property in New York are stopped, unless New York is enabled.',
    acts: 'The property step and the creation of an application',
    rules: ['registration/property'],
    standard: false,
    targets: [],
    decidedBy: 'TWO',
  },
  'ny-regulator-review': {
    title: 'New York under review',
    does: 'New York is not accepted as the state of a property, since the regulator is reviewing the product.',
    acts: 'The address of the property step and the creation of an application',
    rules: ['fields/address'],
    standard: false,
    targets: [],
    decidedBy: 'TWO',
  },
  'ny-fair-credit-reporting': {
    title: 'New York credit report notice',
    does: 'Applicants with a home or a property in New York read, beside the credit authorization, what New York’s law says of credit reports.',
    acts: 'The last step of the wizard',
    rules: ['shell/flags'],
    standard: false,
    targets: [],
    decidedBy: 'TWO',
  },
  'sms-transactional': {
    title: 'Texts about an application',
    does: 'Applicants may agree to text messages about their application.',
    acts: 'The consents of the wizard, and the settings',
    rules: ['registration/text-consents'],
    standard: true,
    targets: ['PERSON'],
    decidedBy: 'ONE',
    isCounted: true,
  },
  'chat-authentication': {
    title: 'Signed-in chat',
    does: 'Borrowers who are signed in are known in the chat.',
    acts: 'Reported; the chat itself is still to be built',
    rules: ['shell/flags'],
    standard: false,
    targets: ['PERSON'],
    decidedBy: 'ONE',
  },
  'stream-chat': {
    title: 'Stream chat',
    does: 'The chat runs on the service named Stream.',
    acts: 'Reported; the chat itself is still to be built',
    rules: ['shell/flags'],
    standard: false,
    targets: ['PERSON'],
    decidedBy: 'ONE',
  },
  'additional-signer': {
    title: 'Requests to additional signers',
    does: 'Additional signers see and answer what the team requests of them.',
    acts: 'The requests of a signer',
    rules: ['conditions/external-applicants'],
    standard: true,
    targets: [],
    decidedBy: 'ONE',
  },
  'portfolio-manager': {
    title: 'Portfolio Manager',
    does: 'The navigation leads to the Portfolio Manager, where those who send applicants sign in.',
    acts: 'The page of the Portfolio Manager, and the navigation of the portal',
    rules: ['shell/navigation'],
    standard: false,
    targets: ['PERSON'],
    decidedBy: 'ONE',
  },
  'leave-survey': {
    title: 'Survey on leaving',
    does: 'Whoever signs out in the middle of an application is asked why.',
    acts: 'Signing out',
    rules: ['shell/leave-survey'],
    standard: false,
    targets: ['STATE', 'PERSON'],
    decidedBy: 'ONE',
    isCounted: true,
  },
  'partner-lender': {
    title: 'Partner lender',
    does: 'The marketplace and the feedback to the CEO are hidden.',
    acts: 'The navigation of the portal',
    rules: ['organization/partner-lenders'],
    standard: false,
    targets: [],
    decidedBy: 'ONE',
    isFamily: true,
  },
  'wallet-area': {
    title: 'Wallet area',
    does: 'The apps menu lists the exchange, the marketplace and the passport, as far as the lender has them.',
    acts: 'The apps menu of the portal',
    rules: ['shell/navigation'],
    standard: false,
    targets: ['PERSON'],
    decidedBy: 'ONE',
  },
})

export type FlagKey = keyof typeof FLAGS

export const flagKeys = Object.keys(FLAGS) as readonly FlagKey[]

const MEMBER = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Undefined for a key that no one declared: it is off for everyone. */
export function flagDeclaration(key: string): FlagDeclaration | undefined {
  if (Object.hasOwn(FLAGS, key)) return FLAGS[key as FlagKey]
  const family = flagKeys.find((name) => 'isFamily' in FLAGS[name] && key.startsWith(`${name}-`) && MEMBER.test(key))
  return family && FLAGS[family]
}

/** The values that a flag's variables have where no one says otherwise. */
export const standardVariables = (flag: FlagDeclaration | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(flag?.variables ?? {}).map(([name, { standard }]) => [name, standard]))
