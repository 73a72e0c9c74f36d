/** What a register is called, what it is for, and what its fields ask. */
import type { EntryState, Register, RegisterEntry } from '@hearthline/contract'
import { formatShortDate, type LabelTree } from '@hearthline/domain'
import { US_STATES } from '@hearthline/domain/registration'

export interface RegisterWords {
  readonly label: string
  /** What its entries do, for whoever writes them. */
  readonly about: string
  /** One entry, in the buttons: 'offer code'. */
  readonly one: string
  readonly empty: string
  readonly fields: LabelTree
  /** What a line of the table says of an entry beside its key. */
  readonly summary: (data: Entry) => string
}

/** As the server has it: its own form by register. */
export type Entry = Readonly<Record<string, unknown>>

const address: LabelTree = {
  ...{ street1: 'Street', street2: 'Apartment or unit', city: 'City', zip: 'ZIP code' },
  state: { label: 'State', options: US_STATES },
}
const person: LabelTree = { firstName: 'First name', lastName: 'Last name' }
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const count = (value: unknown, one: string, many: string): string => `${listOf(value).length} ${listOf(value).length === 1 ? one : many}`
const nameOf = (data: Entry) => `${text(data.firstName)} ${text(data.lastName)}`

export const LEGAL_NAMES: Readonly<Record<string, string>> = {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  communications: 'Electronic communications',
}
export const DEPARTMENTS: Readonly<Record<string, string>> = { OPS_PHONE: 'Phone', OPS_CHAT: 'Chat' }

export const REGISTER_WORDS: Readonly<Record<Register, RegisterWords>> = {
  'offer-code': {
    label: 'Offer codes',
    about:
      'The codes of mailed offers. Whoever enters a code on the website finds their name and home filled in. The terms of a firm offer need a second administrator. Whoever applies by its last day gets them, by the version of that day; the criteria and the home’s conditions that you enter can stand against it. So can the law, whatever you enter: a state without a license, the limits of a state’s law, and debts and payments above the whole income. Any other rule of ours that is not met goes to an underwriter. Every version is kept for good, and so for the three years that 15 U.S.C. 1681m(d)(3) asks for.',
    one: 'offer code',
    empty: 'No offer codes yet. Add one, or import a file of them.',
    fields: {
      ...person,
      ...address,
      offerCode: 'Offer code',
      kind: { label: 'Kind', options: { LETTER: 'Letter', PRESCREEN: 'Prescreened offer' } },
      campaign: 'Campaign',
      inHomeDate: 'Day on which it arrives',
      respondByDate: 'Last day to respond',
      firmOffer: {
        label: 'Firm offer',
        amountCents: 'Firm offer: amount of the line',
        rateBps: 'Firm offer: fixed rate at most, in percent, such as 7.25',
        marginBps: 'Firm offer: margin above the prime rate at most, in percent',
        floorBps: 'Firm offer: lowest variable rate that the letter states, in percent',
        feeBps: 'Firm offer: origination fee at most, in percent of the draw',
        expiresOn: 'Firm offer: last day to apply',
        criteria: {
          label: 'Criteria set before the selection',
          minimumScore: 'Criterion: lowest credit score',
          maximumDtiBps: 'Criterion: debts and payments at most, in percent of the income',
          bankruptcyYears: 'Criterion: years since a bankruptcy',
          foreclosureYears: 'Criterion: years since a foreclosure',
          maximumCollectionsCents: 'Criterion: collections and judgments at most',
        },
        collateral: {
          label: 'The home, as the letter says',
          states: { label: 'Home: states', options: US_STATES },
          occupancies: {
            label: 'Home: use',
            options: { HOME: 'Primary home', SECONDARY: 'Second home', INVESTMENT: 'Investment property' },
          },
          maximumCltvBps: 'Home: all loans at most, in percent of its value',
          maximumPosition: 'Home: lien position of the line at most',
          standards: {
            label: 'Home: our standards that the letter names',
            options: {
              PROPERTY_KIND: 'Kind of home',
              PROPERTY_CONDITION: 'Not in poor condition',
              LISTED: 'Not for sale',
              TRANSFER: 'No change of owners within 90 days',
            },
          },
        },
      },
    },
    summary: (data) => [nameOf(data).trim(), text(data.campaign), data.firmOffer ? 'firm offer' : ''].filter(Boolean).join(' · '),
  },
  referral: {
    label: 'Referrals',
    about: 'What a partner told us about someone they referred. Their link carries the referral’s ID as “rid” and fills in the form.',
    one: 'referral',
    empty: 'No referrals yet. Each one you add gets an ID for the link.',
    fields: { ...person, ...address, suffix: 'Suffix', phoneNumber: 'Phone', email: 'Email' },
    summary: (data) => `${nameOf(data)} · ${text(data.email)}`,
  },
  'loan-originator': {
    label: 'Loan officers',
    about:
      'Loan officers and brokers whose links bring applicants. The link carries the ID as “referrer”; the applicant sees their name and how to reach them.',
    one: 'loan officer',
    empty: 'No loan officers yet. Each one you add gets an ID for the link.',
    fields: {
      kind: { label: 'Kind', options: { ORIGINATOR: 'Loan officer of the lender', BROKER: 'Broker' } },
      originatorDisplayInfo: {
        originatorName: 'Name',
        brokerName: 'Broker’s company',
        avatarUri: 'Address of a picture',
        email: 'Email',
        phoneNumber: 'Phone',
        nmls: 'NMLS number',
      },
      licensedStates: { label: 'Licensed in', options: US_STATES },
      enforceLicensedStatesForReferral: 'Take applicants in these states only',
      opensInquiries: 'Applicants speak with the officer first',
      wholesaleBrokerNmls: 'NMLS number of the broker’s company',
      activeFrom: 'First day',
      activeUntil: 'Last day',
    },
    summary: ({ originatorDisplayInfo, licensedStates }) => {
      const { originatorName, brokerName } = (originatorDisplayInfo ?? {}) as Entry
      return [text(originatorName), text(brokerName), count(licensedStates, 'state', 'states')].filter(Boolean).join(' · ')
    },
  },
  'affiliate-prepopulation': {
    label: 'Affiliate visitors',
    about:
      'What an affiliate sent about a visitor. The visitor’s browser brings the key in the cookie _ft_prepop, and the form is filled in.',
    one: 'affiliate visitor',
    empty: 'No affiliate visitors yet. Each one you add gets a key for the cookie.',
    fields: {
      affiliate: 'Affiliate',
      name: person,
      address,
      dob: { year: 'Year of birth', month: 'Month of birth', day: 'Day of birth' },
      email: 'Email',
      phone: 'Phone',
      income: 'Income a year, in dollars',
      abVersion: 'Version of the affiliate’s page',
    },
    summary: ({ affiliate, name }) => [text(affiliate), name ? nameOf(name as Entry) : ''].filter(Boolean).join(' · '),
  },
  announcement: {
    label: 'Announcements',
    about: 'Lines across the top of the website. Of those that are shown now, each page has the two newest.',
    one: 'announcement',
    empty: 'No announcements yet.',
    fields: {
      message: 'Message',
      variant: { label: 'Style', options: { product: 'About the service (quiet)', marketing: 'Marketing (in the brand’s color)' } },
      apps: 'Apps: heloc is this website',
      environments: { label: 'Shown on', options: { production: 'The website', test: 'Test and preview sites' } },
      from: 'Shown from (Pacific Time)',
      until: 'Shown until (Pacific Time)',
    },
    summary: ({ message }) => text(message),
  },
  hours: {
    label: 'Hours',
    about:
      'When the team answers, in Pacific Time. Without an entry: Monday to Friday 6:00 AM to 5:00 PM, and weekends 7:00 AM to 3:00 PM.',
    one: 'week',
    empty: 'No hours were entered. The standard week holds.',
    fields: { department: { label: 'Answered by', options: DEPARTMENTS } },
    summary: ({ weekdays }) => `${listOf(weekdays).filter((day) => (day as Entry).isOpen === true).length} days a week`,
  },
  'disaster-zips': {
    label: 'Disaster ZIP codes',
    about:
      'Where a disaster was declared. Applicants with a home there are warned when they enter the address; they can still apply. An organization’s own list holds instead of the one for every organization.',
    one: 'list of disaster ZIP codes',
    empty: 'No ZIP codes were entered, and no one is warned.',
    fields: { zips: 'ZIP codes' },
    summary: ({ zips }) => count(zips, 'ZIP code', 'ZIP codes'),
  },
  maintenance: {
    label: 'Maintenance',
    about:
      'Pages that are replaced by a notice while you work on something. The sign-in page always stays. An organization’s own notice, on or off, holds instead of the one for every organization.',
    one: 'maintenance notice',
    empty: 'No page is under maintenance.',
    fields: {
      enabled: { label: 'Maintenance', options: { true: 'On: the pages below are replaced', false: 'Off: all pages work' } },
      message: 'What people read instead',
      routes: 'Pages',
    },
    summary: ({ enabled, routes }) => (enabled === true ? `on · ${listOf(routes).join(', ')}` : 'off'),
  },
  'unserved-zips': {
    label: 'Unserved ZIP codes',
    about: 'Where you do not lend, beside what the brand’s folder leaves out. Applicants with a home there are offered the waitlist.',
    one: 'list of unserved ZIP codes',
    empty: 'No ZIP codes were entered. What the brand’s folder says holds.',
    fields: { prefixes: 'ZIP codes, or their first three or four digits' },
    summary: ({ prefixes }) => count(prefixes, 'entry', 'entries'),
  },
  'legal-text': {
    label: 'Legal texts',
    about:
      'New versions of what applicants agree to. A version needs a second administrator, and holds from its day on. Earlier versions stay readable for those who agreed to them.',
    one: 'version of a legal text',
    empty: 'No version was added here. The texts of the brand’s folder hold.',
    fields: {
      name: { label: 'Text', options: LEGAL_NAMES },
      version: 'Version',
      effectiveOn: 'Holds from',
      title: 'Title',
      content: 'Text',
    },
    summary: (data) => `${LEGAL_NAMES[text(data.name)] ?? ''} · from ${formatShortDate(text(data.effectiveOn))}`,
  },
}

export const STATE_WORDS: Readonly<Record<EntryState, { readonly tone: 'positive' | 'neutral' | 'caution'; readonly words: string }>> = {
  ACTIVE: { tone: 'positive', words: 'in force' },
  SCHEDULED: { tone: 'neutral', words: 'planned' },
  EXPIRED: { tone: 'neutral', words: 'expired' },
  ENDED: { tone: 'neutral', words: 'ended' },
  WAITING: { tone: 'caution', words: 'waits for a second person' },
}

/** Within a sentence: only the first letter is small, and 'ZIP' stays. */
export const labelWithin = (register: Register): string => {
  const { label } = REGISTER_WORDS[register]
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`
}

const MADE = /^[\da-f]{8}-[\da-f]{4}-/i
const MOST_TITLE = 90

/** What an entry's page is called: by its words where its key is one that the server made. Until they are here, by what it is one of. */
export function titleOf(register: Register, key: string, data: Entry | undefined): string {
  if (!MADE.test(key)) return keyWords(register, key)
  const { one, summary } = REGISTER_WORDS[register]
  const words = data && summary(data)
  if (!words) return `${one.charAt(0).toUpperCase()}${one.slice(1)}`
  return words.length > MOST_TITLE ? `${words.slice(0, MOST_TITLE).trimEnd()}…` : words
}

/** A single list has no name of its own, and a department’s is a code. */
export const keyWords = (register: Register, key: string): string =>
  key === 'list' ? REGISTER_WORDS[register].label : register === 'hours' ? (DEPARTMENTS[key] ?? key) : key

/** Whose own an entry is. */
export const ownerWords = ({ name }: NonNullable<RegisterEntry['owner']>): string => name ?? 'one who is no longer in the register'
