/** One document of each kind, of people who do not exist: what is printed by `npm run documents`, and whose words are judged. */
import {
  adverseActionReasons,
  CREDIT_BUREAU,
  closingTerms,
  consentStatement,
  consentWordsVersion,
  creditAuthorizationText,
  defaultOrganizationTerms,
  disclosedPlan,
  ecoaNotice,
  informationRequestLayout,
  primeRows,
  scoreDisclosureLayout,
} from '@hearthline/domain'
import type { CreditReport } from '@hearthline/domain/facts/credit-report'
import type { DocumentOrder } from '../../apps/server/src/documents/renderers.ts'
import { signedSetOf } from './example-signed-set.ts'

const MADE_AT = '2026-11-21T18:30:00.000Z'
const PARTIES = {
  lender: {
    legalName: 'Hearthline Lending, Inc.',
    address: '400 Hearth Street, Suite 900, Sacramento, CA 95814',
    phone: '(888) 819-6388',
    email: 'help@hearthline.example',
    nmlsNumber: '0000001',
  },
  applicant: { name: 'Ana Reyes', address: '12 Alder Way, Sacramento, CA 95814' },
  agency: 'CFPB',
} as const
const REPORT: CreditReport = {
  outcome: 'REPORT',
  bureau: 'Cedar Credit Bureau',
  bureauAddress: 'P.O. Box 4000, Springfield, IL 62701',
  bureauPhone: '8005550199',
  bureauUrl: 'https://cedar.example',
  reference: 'soft-1',
  pulledAt: MADE_AT,
  scores: [748],
  scoreRange: { low: 300, high: 850 },
  scoreFactors: [{ code: '05', text: 'Too many accounts with balances' }],
  tradelines: [],
  publicRecords: [],
  inquiries: [],
}
const CONSENT_LENDER = { legalName: PARTIES.lender.legalName, termsLabel: 'Terms of Service', applyButton: 'Check my rate' }
const letter = { author: 'Hearthline Lending, Inc.', madeAt: MADE_AT }

const LINE: Extract<DocumentOrder, { kind: 'CLOSING_DISCLOSURE' }>['data'] = {
  parties: PARTIES,
  loanNumber: 10_042,
  madeAt: MADE_AT,
  home: '12 Alder Way, Sacramento, CA 95814',
  instrument: 'DEED_OF_TRUST',
  terms: closingTerms.example,
  dueDay: 25,
  discountNames: { AUTOPAY: 'Automatic payments' },
}

const TEXAS = {
  parties: PARTIES,
  loanNumber: 10_042,
  madeAt: MADE_AT,
  home: '2100 Alder Way, Austin, TX 78701',
  terms: { ...closingTerms.example, originationFeeCents: 130_000, originationFeeBps: 153, drawCents: 8_624_150 },
  owners: [
    { party: 'borrower', name: 'Ana Reyes', capacity: 'BORROWER', asTrustee: false },
    { party: 'sam', name: 'Sam Reyes', capacity: 'SPOUSE', asTrustee: false },
  ],
} satisfies Extract<DocumentOrder, { kind: 'TEXAS_CONSENT' }>['data']
const TO_CREDITOR = {
  parties: PARTIES,
  loanNumber: 10_042,
  madeAt: MADE_AT,
  debt: { creditor: 'Cedar Bank', last4: '4411', payTo: '1 Bank Plaza, Omaha, NE 68102', amountCents: 812_345 },
}

/** One of each kind; a kind that is missing here does not compile. */
export const EXAMPLE_DOCUMENTS: { readonly [Kind in DocumentOrder['kind']]: Extract<DocumentOrder, { kind: Kind }>['data'] } = {
  ADVERSE_ACTION_NOTICE: {
    madeAt: MADE_AT,
    content: {
      kind: 'ADVERSE_ACTION',
      lender: {
        legalName: 'Hearthline Lending, Inc.',
        address: '400 Hearth Street, Suite 900, Sacramento, CA 95814',
        phone: '(888) 819-6388',
        email: 'help@hearthline.example',
        nmlsNumber: '0000001',
      },
      applicant: { name: 'Ana Reyes', address: '12 Alder Way, Sacramento, CA 95814' },
      actionTaken: 'Your application for a home equity line of credit was not approved.',
      reasons: [{ code: 'EXCESSIVE_OBLIGATIONS', text: adverseActionReasons.EXCESSIVE_OBLIGATIONS.text }],
      score: {
        value: 612,
        min: 300,
        max: 850,
        on: '2026-11-20',
        source: 'Cedar Credit Bureau',
        factors: ['Too many accounts with balances'],
      },
      bureau: {
        name: 'Cedar Credit Bureau',
        address: 'P.O. Box 4000, Springfield, IL 62701',
        phone: '8005550199',
        url: 'https://cedar.example',
      },
      ecoa: ecoaNotice('CFPB'),
      fcra: ['You have a right under the Fair Credit Reporting Act to know the information contained in your credit file.'],
    },
  },
  INFORMATION_REQUEST: {
    ...letter,
    layout: informationRequestLayout(
      PARTIES,
      {
        title: 'Show your income',
        answerBy: '2026-12-20',
        why: 'We confirm the income that you told us.',
        needs: ['How we may confirm your income'],
      },
      '2026-11-21',
    ),
  },
  SCORE_DISCLOSURE: {
    ...letter,
    layout: scoreDisclosureLayout({ parties: PARTIES, report: REPORT, score: 748, pulledOn: '2026-11-20', madeOn: '2026-11-21' }),
  },
  PRE_SOFT_CREDIT_DISCLOSURE: {
    parties: PARTIES,
    words: creditAuthorizationText({ lender: 'Hearthline Lending, Inc.', button: 'Check my rate' }),
    bureau: CREDIT_BUREAU,
    version: '2026-11',
    recordedAt: MADE_AT,
  },
  APPLICATION_DISCLOSURES: {
    lender: PARTIES.lender,
    plan: disclosedPlan({
      on: '2026-11-21',
      state: 'MD',
      occupancy: 'HOME',
      organization: defaultOrganizationTerms,
      primeRows,
    }),
    valuationFee: { cents: 18_000, terms: 'NONREFUNDABLE', keptFrom: '2026-11-27' },
  },
  SUMMARY_DISCLOSURE: {
    parties: PARTIES,
    loanNumber: 10_042,
    madeAt: MADE_AT,
    sections: [
      {
        title: 'You',
        rows: [
          ['First name', 'Ana'],
          ['Last name', 'Reyes'],
          ['Date of birth', 'May 17, 1984'],
          ['Co-owners', 'Luis, Reyes, luis@example.test'],
        ],
      },
      {
        title: 'Your home',
        rows: [
          ['Street', '12 Alder Way'],
          ['How do you use this home?', 'Primary home'],
        ],
      },
      { title: 'Your income', rows: [['Annual income before tax', '$145,000']] },
    ],
    offer: {
      type: 'FIXED',
      termYears: 20,
      rate: '8.350',
      apr: '8.350',
      monthlyPaymentCents: 75_124,
      drawCents: 8_500_000,
      feeBps: 299,
      feeCents: 254_150,
      totalCents: 8_754_150,
      recordingTaxCents: 0,
      cashToYouCents: 7_245_000,
      discounts: ['Autopay'],
      costs: [{ label: 'Recording fee', amountCents: 5_000, paid: 'FROM_DRAW' }],
      payOffs: [{ creditor: 'Visa', last4: '4021', balanceCents: 1_250_000 }],
    },
    consents: [
      { words: creditAuthorizationText({ lender: 'Hearthline Lending, Inc.', button: 'Check my rate' }), version: '2026-11' },
      { words: consentStatement('HARD_CREDIT', CONSENT_LENDER), version: consentWordsVersion('HARD_CREDIT') },
    ],
  },
  FLOOD_NOTICE: {
    parties: PARTIES,
    home: '12 Alder Way, Sacramento, CA 95814',
    determination: {
      certificateNumber: '2611200001',
      community: 'City of Sacramento',
      panel: '06067C0180H',
      zone: 'AE',
      inFloodProgram: true,
      determinedOn: '2026-11-20',
    },
    madeAt: MADE_AT,
  },
  CLOSING_DISCLOSURE: LINE,
  NOTE: { ...LINE, state: 'CA', stateName: 'California', isTexasHomestead: false },
  SECURITY_INSTRUMENT: {
    parties: PARTIES,
    loanNumber: 10_042,
    madeAt: MADE_AT,
    instrument: 'DEED_OF_TRUST',
    state: 'CA',
    stateName: 'California',
    dated: '2026-11-21',
    home: '12 Alder Way, Sacramento, CA 95814',
    county: 'Sacramento County',
    parcelNumber: '012-0345-067',
    propertyKind: 'PUD',
    occupancy: 'HOME',
    legalDescription: 'Lot 7, Block 3, Alder Park Unit 2, Book 41 of Maps, Page 12, Sacramento County Records',
    vesting: 'Ana Reyes and Luis Reyes, as joint tenants',
    terms: closingTerms.example,
    grantors: [
      { party: 'borrower', name: 'Ana Reyes', capacity: 'BORROWER', asTrustee: false },
      { party: 'luis', name: 'Luis Reyes', capacity: 'OWNER', asTrustee: false },
    ],
    trustee: { name: 'Hearth Sample Trustee, Inc.', address: '410 Hearth Street, Sacramento, CA 95814' },
    isTexasHomestead: false,
    withInitials: true,
  },
  TEXAS_NOTICE: TEXAS,
  PRIVACY_NOTICE: {
    lender: PARTIES.lender,
    practices: {
      revised: '2026-11',
      ownMarketing: false,
      jointMarketing: false,
      affiliatesTransactions: false,
      affiliatesCreditworthiness: false,
      affiliatesMarketing: false,
      nonaffiliatesMarketing: false,
    },
    madeAt: MADE_AT,
  },
  INSURANCE_REQUIREMENTS: {
    parties: PARTIES,
    loanNumber: 10_042,
    madeAt: MADE_AT,
    home: '12 Alder Way, Sacramento, CA 95814',
    hazardCents: 38_754_150,
    flood: { zone: 'AE', coverageCents: 25_000_000 },
  },
  TEXAS_ITEMIZATION: { ...TEXAS, isAppraised: false },
  TEXAS_FAIR_MARKET_VALUE: { ...TEXAS, valueCents: 73_500_000, source: 'An appraisal by a third party' },
  TEXAS_DISCOUNT_POINTS: TEXAS,
  TEXAS_CONSENT: TEXAS,
  TEXAS_RESCISSION: TEXAS,
  PAYOFF_REQUEST: { ...TO_CREDITOR, goodThrough: '2026-12-10' },
  PAYOFF_LETTER: { ...TO_CREDITOR, reference: 'HL10042-01' },
  NOTARY_DISCLOSURE: {
    parties: PARTIES,
    loanNumber: 10_042,
    madeAt: MADE_AT,
    home: '12 Alder Way, Sacramento, CA 95814',
    county: 'Sacramento County',
    state: 'CA',
    stateName: 'California',
    instrument: 'DEED_OF_TRUST',
    meeting: 'MANUAL',
    signers: [
      { party: 'borrower', name: 'Ana Reyes', capacity: 'BORROWER', asTrustee: false },
      { party: 'luis', name: 'Luis Reyes', capacity: 'OWNER', asTrustee: false },
    ],
    isTexasHomestead: false,
  },
  CLOSING_RESCISSION_NOTICE: { parties: PARTIES, loanNumber: 10_042, madeAt: MADE_AT, home: TEXAS.home, instrument: 'DEED_OF_TRUST' },
  RESCISSION_RECEIPT: { parties: PARTIES, loanNumber: 10_042, madeAt: MADE_AT, home: TEXAS.home },
  RESCISSION_NOTICE: {
    parties: PARTIES,
    loanNumber: 10_042,
    madeAt: MADE_AT,
    home: '12 Alder Way, Sacramento, CA 95814',
    instrument: 'DEED_OF_TRUST',
    openedOn: '2026-11-20',
    endsOn: '2026-11-24',
  },
  SIGNED_SET: signedSetOf(MADE_AT),
  VALUATION_COPY: {
    ...PARTIES,
    home: '12 Alder Way, Sacramento, CA 95814',
    loanNumber: 10_042,
    madeAt: MADE_AT,
    valuations: [
      { source: 'AVM', valueCents: 74_200_000, valuedOn: '2026-11-20', deviation: '9.0', by: 'Cedar AVM 1', reference: 'avm-1' },
      { source: 'BPO', valueCents: 73_000_000, valuedOn: '2026-11-20', reference: 'bpo-1', condition: 'GOOD' },
      { source: 'APPRAISAL', valueCents: 73_500_000, valuedOn: '2026-11-20' },
      { source: 'CORRECTED', valueCents: 76_000_000, answer: 'The home has three bedrooms, as you said.' },
    ],
  },
}
