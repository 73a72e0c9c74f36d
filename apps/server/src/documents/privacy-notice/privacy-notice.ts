/**
 * The privacy notice: the federal model form, in its own words (12 CFR 1016, appendix), filled from what the lender says of itself. With rights to
 * limit sharing only where the lender shares what may be limited.
 */
import { DOCUMENT_TITLES, formatLenderMoment, type NoticeParties } from '@hearthline/domain'
import { heading } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

/** As a lender says of itself. */
export interface PrivacyPractices {
  /** '2026-11' */
  readonly revised: string
  readonly ownMarketing: boolean
  readonly jointMarketing: boolean
  readonly affiliatesTransactions: boolean
  readonly affiliatesCreditworthiness: boolean
  readonly affiliatesMarketing: boolean
  readonly nonaffiliatesMarketing: boolean
  /** companies under the same ownership, in a sentence */
  readonly affiliates?: string | undefined
}

interface PrivacyNotice {
  readonly lender: NoticeParties['lender']
  readonly practices: PrivacyPractices
  /** instant */
  readonly madeAt: string
}

const TITLE = DOCUMENT_TITLES.PRIVACY_NOTICE

export const privacyNotice: Renderer<PrivacyNotice> = {
  version: '2026-11-25',
  describe: (data) => {
    const { lender, practices, madeAt } = data
    const name = lender.legalName
    return {
      title: TITLE,
      author: name,
      madeAt,
      blocks: [
        { kind: 'small', text: `Rev. ${formatRevision(practices.revised)}. Given ${formatLenderMoment(madeAt)}.` },
        { kind: 'title', text: `FACTS: WHAT DOES ${name.toUpperCase()} DO WITH YOUR PERSONAL INFORMATION?` },
        {
          kind: 'facts',
          isText: true,
          rows: [
            [
              'Why?',
              'Financial companies choose how they share your personal information. Federal law gives consumers the right to limit some but not all sharing. Federal law also requires us to tell you how we collect, share, and protect your personal information. Please read this notice carefully to understand what we do.',
            ],
            [
              'What?',
              lines(
                'The types of personal information we collect and share depend on the product or service you have with us. This information can include:',
                ['Social Security number and income', 'account balances and payment history', 'credit history and credit scores'],
                'When you are no longer our customer, we continue to share your information as described in this notice.',
              ),
            ],
            [
              'How?',
              `All financial companies need to share customers’ personal information to run their everyday business. In the section below, we list the reasons financial companies can share their customers’ personal information; the reasons ${name} chooses to share; and whether you can limit this sharing.`,
            ],
          ],
        },
        {
          kind: 'table',
          columns: ['Reasons we can share your personal information', `Does ${name} share?`, 'Can you limit this sharing?'],
          rows: reasonRows(practices),
          shares: [4.5, 2, 1.7],
        },
        {
          kind: 'facts',
          isText: true,
          rows: [...limitRows(data), ['Questions?', `Call ${lender.phone} or email ${lender.email}.`]],
        },
        // The model form has two pages: what is shared, and who shares it (12 CFR 1016, appendix, part B).
        { kind: 'page' },
        heading('Who we are'),
        { kind: 'facts', isText: true, rows: [['Who is providing this notice?', name]] },
        heading('What we do'),
        {
          kind: 'facts',
          isText: true,
          rows: [
            [
              `How does ${name} protect my personal information?`,
              'To protect your personal information from unauthorized access and use, we use security measures that comply with federal law. These measures include computer safeguards and secured files and buildings.',
            ],
            [
              `How does ${name} collect my personal information?`,
              lines(
                'We collect your personal information, for example, when you',
                [
                  'apply for a loan or give us your income information',
                  'provide employment information or give us your contact information',
                  'show your government-issued ID',
                ],
                'We also collect your personal information from others, such as credit bureaus, affiliates, or other companies.',
              ),
            ],
            [
              'Why can’t I limit all sharing?',
              lines(
                'Federal law gives you the right to limit only',
                [
                  'sharing for affiliates’ everyday business purposes—information about your creditworthiness',
                  'affiliates from using your information to market to you',
                  'sharing for nonaffiliates to market to you',
                ],
                'State laws and individual companies may give you additional rights to limit sharing.',
              ),
            ],
            ...jointAccountRows(practices),
          ],
        },
        heading('Definitions'),
        { kind: 'facts', isText: true, rows: definitionRows(name, practices) },
      ],
    }
  },
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const formatRevision = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

const NOT_SHARED = 'We don’t share'

/** What a person may limit: 15 USC 6802(b); 15 USC 1681a(d)(2)(A)(iii), 1681s-3. */
const isLimited = ({ affiliatesCreditworthiness, affiliatesMarketing, nonaffiliatesMarketing }: PrivacyPractices): boolean =>
  affiliatesCreditworthiness || affiliatesMarketing || nonaffiliatesMarketing

function reasonRows(practices: PrivacyPractices): readonly (readonly string[])[] {
  const row = (reason: string, shares: boolean, canLimit: 'Yes' | 'No') => [reason, shares ? 'Yes' : 'No', shares ? canLimit : NOT_SHARED]
  return [
    row(
      'For our everyday business purposes—such as to process your transactions, maintain your account(s), respond to court orders and legal investigations, or report to credit bureaus',
      true,
      'No',
    ),
    row('For our marketing purposes—to offer our products and services to you', practices.ownMarketing, 'No'),
    row('For joint marketing with other financial companies', practices.jointMarketing, 'No'),
    row(
      'For our affiliates’ everyday business purposes—information about your transactions and experiences',
      practices.affiliatesTransactions,
      'No',
    ),
    row(
      'For our affiliates’ everyday business purposes—information about your creditworthiness',
      practices.affiliatesCreditworthiness,
      'Yes',
    ),
    // Left out where there is nothing to limit, as the instructions allow.
    ...(practices.affiliatesMarketing ? [row('For our affiliates to market to you', true, 'Yes')] : []),
    row('For nonaffiliates to market to you', practices.nonaffiliatesMarketing, 'Yes'),
  ]
}

type Row = readonly [name: string, value: string]

/** A text with entries in the midst of it, each on a line of its own. */
const lines = (before: string, entries: readonly string[], after: string): string =>
  [before, ...entries.map((entry) => `• ${entry}`), after].join('\n')

const limitRows = ({ practices, lender }: PrivacyNotice): readonly Row[] =>
  isLimited(practices)
    ? [
        [
          'To limit our sharing',
          [
            `• Call ${lender.phone}—our menu will prompt you through your choice(s)`,
            `• Email us at ${lender.email}, or mail us at ${lender.address}`,
            'Please note: If you are a new customer, we can begin sharing your information 30 days from the date we sent this notice. When you are no longer our customer, we continue to share your information as described in this notice. However, you can contact us at any time to limit our sharing.',
          ].join('\n'),
        ],
      ]
    : []

const jointAccountRows = (practices: PrivacyPractices): readonly Row[] =>
  isLimited(practices)
    ? [
        [
          'What happens when I limit sharing for an account I hold jointly with someone else?',
          'Your choices will apply to everyone on your account.',
        ],
      ]
    : []

const definitionRows = (name: string, { affiliates, nonaffiliatesMarketing, jointMarketing }: PrivacyPractices) =>
  [
    [
      'Affiliates',
      `Companies related by common ownership or control. They can be financial and nonfinancial companies. ${affiliates ?? `${name} has no affiliates.`}`,
    ],
    [
      'Nonaffiliates',
      `Companies not related by common ownership or control. They can be financial and nonfinancial companies. ${nonaffiliatesMarketing ? `Nonaffiliates ${name} shares with can include other lenders and companies that sell services for homes.` : `${name} does not share with nonaffiliates so they can market to you.`}`,
    ],
    [
      'Joint marketing',
      `A formal agreement between nonaffiliated financial companies that together market financial products or services to you. ${jointMarketing ? 'Our joint marketing partners include other lenders and insurers.' : `${name} doesn’t jointly market.`}`,
    ],
  ] as const
