/** Every value of a brand file, in the order in which the desk asks for it. brand-sections.test.ts compares it with the schema. Pure. */
import { type BrandField, type BrandSection, choice, flip, maybe, type Option, ofStates, same, states, text } from './brand-field.ts'
import { LENDING_SECTIONS } from './lending-sections.ts'

const v = (section: string) => (name: string) => `values.${section}.${name}`
const look = v('look')
const company = v('company')
const privacy = v('privacy')

const COLORS: readonly (readonly [string, string])[] = [
  ['ground', 'Page'],
  ['card', 'Card'],
  ['ink', 'Text'],
  ['muted', 'Quiet text'],
  ['hairline', 'Thin lines'],
  ['controlLine', 'Line around choices'],
  ['controlEdge', 'Edge of fields'],
  ['action', 'Buttons and links'],
  ['onAction', 'Text on buttons'],
  ['softAction', 'Chosen'],
  ['onSoftAction', 'Text on what is chosen'],
  ['positive', 'Good news'],
  ['softPositive', 'Ground of good news'],
  ['caution', 'Warnings'],
  ['softCaution', 'Ground of warnings'],
  ['critical', 'Errors'],
  ['softCritical', 'Ground of errors'],
]
export const COLOR_NAMES: Readonly<Record<string, string>> = Object.fromEntries(COLORS)

const colors = (scheme: 'light' | 'dark'): readonly BrandField[] =>
  COLORS.map(([name, label]) => ({ kind: 'color', path: look(`${scheme}.${name}`), label }))

const FLAGS: readonly Option[] = [
  ['fe-heloc-redesign-2025', 'Redesign of 2025'],
  ['fe-heloc-maintenance', 'Maintenance'],
  ['DDP_Pilot', 'DDP pilot'],
  ['crypto-heloc', 'Crypto line'],
  ['affiliate-prepopulation', 'Answers filled in from affiliates'],
  ['age-62-plus', 'Applicants of 62 and older'],
  ['ny-enabled', 'New York open'],
  ['ny-blocked', 'New York closed'],
  ['ny-regulator-review', 'New York regulator review'],
  ['ny-fair-credit-reporting', 'New York credit notice'],
  ['sms-transactional', 'Text messages'],
  ['chat-authentication', 'Chat for people signed in'],
  ['stream-chat', 'Chat'],
  ['additional-signer', 'Additional signers'],
  ['portfolio-manager', 'Portfolio manager'],
  ['leave-survey', 'Survey on leaving'],
  ['partner-lender', 'Partner lender'],
  ['wallet-area', 'Wallet area'],
]

const hmda: BrandField = {
  ...{ kind: 'group', path: company('hmda'), label: 'Loan/application register (HMDA)', optional: true },
  help: 'Leave it out if you file none.',
  fields: [
    text('lei', 'LEI', { help: '20 capital letters and digits' }),
    text('taxId', 'Taxpayer number', { help: 'As 99-9999999' }),
    choice('agency', 'Federal agency', [
      [1, 'OCC'],
      [2, 'Federal Reserve'],
      [3, 'FDIC'],
      [5, 'NCUA'],
      [7, 'HUD'],
      [9, 'CFPB'],
    ]),
    text('contact.name', 'Contact'),
    text('contact.phone', 'Contact’s phone'),
    text('contact.email', 'Contact’s email'),
    {
      ...{ kind: 'group', path: 'scoringModel', label: 'Model of the credit scores', optional: true },
      fields: [
        choice('code', 'Code in the filing instructions', same(1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13, 14, 15)),
        maybe('name', 'Name of the model', 'With code 8, and with no other'),
      ],
    },
  ],
}

export const BRAND_SECTIONS: readonly BrandSection[] = [
  {
    name: 'names',
    label: 'Names and words',
    fields: [
      text('values.names.short', 'Short name'),
      text('values.names.legal', 'Registered name'),
      text('values.tagline', 'Line under the name'),
      text('values.orgBrand', 'Name of the brand in data'),
      choice('values.words.applyButton', 'Button that begins an application', same('Check my rate', 'Apply Now')),
      choice('values.words.forSaleQuestion', 'Question about a sale of the home', [
        ['today', 'Is it listed for sale today?'],
        ['six-months', 'Is it, or will it be, within 6 months?'],
      ]),
      choice('values.words.termsLabel', 'What the terms are called', same('Terms of Service', 'Terms of Use')),
      { kind: 'fixed', path: 'values.orgCode', label: 'Code', help: 'It stays as it is.' },
      { kind: 'fixed', path: 'values.sample', label: 'Sample lender', help: 'Whoever runs this installation decides that.' },
      maybe('values.canonicalOrgCode', 'Code of the organization this one stands for'),
    ],
  },
  {
    name: 'look',
    label: 'Look',
    fields: [
      choice(look('radius'), 'Corners', [
        ['crisp', 'Crisp'],
        ['soft', 'Soft'],
        ['round', 'Round'],
      ]),
      choice(look('density'), 'Height of fields', [
        ['comfortable', 'Comfortable'],
        ['compact', 'Compact'],
      ]),
      choice(look('typeFamily'), 'Typeface', [
        ['instrument-sans', 'Instrument Sans'],
        ['figtree', 'Figtree'],
        ['outfit', 'Outfit'],
        ['public-sans', 'Public Sans'],
        ['nunito-sans', 'Nunito Sans'],
        ['archivo', 'Archivo'],
        ['bitter', 'Bitter'],
        ['lora', 'Lora'],
        ['source-serif-4', 'Source Serif 4'],
        ['system-sans', 'The device’s sans serif'],
        ['system-serif', 'The device’s serif'],
      ]),
      choice(look('variant'), 'Variant of the design', same('v2023', 'v2024')),
    ],
  },
  { name: 'light', label: 'Colors, light', fields: colors('light') },
  { name: 'dark', label: 'Colors, dark', fields: colors('dark') },
  {
    name: 'drawings',
    label: 'Logos',
    fields: (
      [
        ['logo', 'Logo'],
        ['logoDark', 'Logo on dark'],
        ['mark', 'Mark'],
        ['markDark', 'Mark on dark'],
      ] as const
    ).flatMap(([name, label]): BrandField[] => [
      { kind: 'drawing', path: `svg.${name}`, label },
      text(`values.logos.${name}`, `${label}: file name`),
    ]),
  },
  {
    name: 'company',
    label: 'Company',
    fields: [
      text(company('nmlsNumber'), 'NMLS ID'),
      text(company('nmlsUrl'), 'Page of the NMLS register'),
      text(company('address.street1'), 'Street'),
      maybe(company('address.street2'), 'Suite or floor'),
      text(company('address.city'), 'City'),
      text(company('address.state'), 'State', { help: 'Two capital letters' }),
      text(company('address.zip'), 'ZIP code'),
      text(company('supportPhone'), 'Support phone', { help: 'Digits with hyphens, three, three, and four' }),
      text(company('supportEmail'), 'Support email'),
      choice(company('ecoaAgency'), 'Agency named in notices of refusal', same('OCC', 'FRB', 'FDIC', 'NCUA', 'CFPB', 'FTC')),
      text(company('lenderImageKey'), 'Key of the lender’s picture'),
      maybe(company('hawaiiPartnerUrl'), 'Who lends in Hawaii, where you do not'),
      hmda,
    ],
  },
  {
    name: 'licenses',
    label: 'Licenses',
    fields: [
      states(company('licensedStates'), 'States with a license, or where none is needed'),
      ofStates(
        company('licenseLines'),
        'What the licenses page says',
        'Name and number of the license in each state, or why none is needed.',
      ),
    ],
  },
  {
    name: 'privacy',
    label: 'Privacy',
    fields: [
      text(privacy('revised'), 'Month of the last revision', { help: 'Such as 2026-11' }),
      flip(privacy('ownMarketing'), 'Shares for your own marketing'),
      flip(privacy('jointMarketing'), 'Shares for joint marketing'),
      flip(privacy('affiliatesTransactions'), 'Shares transactions with affiliates'),
      flip(privacy('affiliatesCreditworthiness'), 'Shares creditworthiness with affiliates'),
      flip(privacy('affiliatesMarketing'), 'Shares with affiliates for their marketing'),
      flip(privacy('nonaffiliatesMarketing'), 'Shares with others for their marketing'),
      maybe(privacy('affiliates'), 'Affiliates', 'Companies under the same ownership, in a sentence'),
    ],
  },
  ...LENDING_SECTIONS,
  {
    name: 'features',
    label: 'Features and pages',
    fields: [
      { kind: 'switches', path: 'values.flags', label: 'Feature flags', options: FLAGS },
      flip('values.hostPages.pay', 'Payment page'),
      flip('values.hostPages.passport', 'Passport page'),
      maybe('values.hostPages.exchangeUrl', 'Exchange of digital assets'),
      maybe('values.marketplaceUrl', 'Marketplace'),
      choice('values.authentication', 'How people sign in', [
        ['password', 'With a password'],
        ['broker', 'With a code'],
      ]),
    ],
  },
  {
    name: 'hosts',
    label: 'Addresses and links',
    fields: [
      { kind: 'lines', path: 'values.hosts', label: 'Host names', help: 'In lower case, one per line' },
      maybe('values.newYorkHost', 'Host name for New York'),
      {
        ...{ kind: 'items', path: 'values.footerLinks', label: 'Links at the foot', one: 'link' },
        fields: [text('label', 'Words'), text('url', 'Address')],
      },
    ],
  },
  {
    name: 'texts',
    label: 'Legal texts',
    fields: [
      {
        ...{ kind: 'items', path: 'ownTexts', label: 'Your own legal texts', one: 'text' },
        help: 'A version that people agreed to stays. Add a new one to change it.',
        fields: [
          choice('name', 'Text', [
            ['terms', 'Terms'],
            ['privacy', 'Privacy'],
            ['communications', 'Electronic communications'],
          ]),
          text('version', 'Version', { help: 'Such as 2026-11' }),
          { kind: 'long', path: 'raw', label: 'Text in Markdown' },
        ],
      },
    ],
  },
]
