/** Applications that wait for an operator, one of each kind of decision, so that the console of whoever tries the product shows its work. */
import { randomUUID } from 'node:crypto'
import {
  aboutYou,
  type DocumentKind,
  exampleProperty,
  exampleTrust,
  findProperty,
  fullTitle,
  type ItemId,
  identityCheck,
  prequalTitle,
  valueDispute,
  valueProperty,
} from '@hearthline/domain'
import type { Given } from './live-to.ts'

export interface DemoDocument {
  readonly kind: DocumentKind
  readonly name: string
  readonly title: string
  readonly lines: readonly string[]
}

export interface DemoReview {
  readonly documents?: readonly DemoDocument[]
  /** @param sent the uuids of its documents, in their order */
  readonly given: (sent: readonly string[]) => Given
  readonly until: ItemId
}

const asked = valueProperty.example.asked[0]!

/** The home in this owner's name, as every public record has it. */
export function ownedBy(name: string, kind: 'PERSON' | 'TRUST' = 'PERSON'): Given {
  const owners = [{ name, kind }]
  return {
    'find-property': { ...findProperty.example, matches: [{ ...exampleProperty, owners }] },
    'prequal-title': { ...prequalTitle.example, owners },
  }
}

const TRUST = 'The Lindqvist Family Trust'

/** `review` of an account (demo-accounts.ts) names one of these. */
export const DEMO_REVIEWS = {
  income: {
    documents: [
      {
        kind: 'PAY_STUB',
        name: 'pay-stub.pdf',
        title: 'Earnings statement',
        lines: [
          'Employer: Harbor Foods',
          'Pay date: 11/13/2026',
          'Period ending: 11/07/2026',
          'Pay frequency: Biweekly',
          'Regular pay 5,576.92 128,269.16',
          'Gross pay 5,576.92 128,269.16',
        ],
      },
    ],
    given: ([stub]) => ({
      'income-evidence': { sources: [{ id: randomUUID(), person: 'borrower', way: 'PAY_STUB', documents: [stub] }] },
      'income-sources': { sources: ['MANUAL_PAYSTUB'] },
    }),
    until: 'income-document-reading',
  },
  conditions: {
    documents: [
      {
        kind: 'ID_FRONT',
        name: 'front.pdf',
        title: 'Sample of an identity document, front',
        lines: ['Iris Lindquist', 'Born May 17, 1984'],
      },
      { kind: 'ID_BACK', name: 'back.pdf', title: 'Sample of an identity document, back', lines: ['Class C'] },
      { kind: 'SELFIE', name: 'face.pdf', title: 'Sample of a photo of a face', lines: ['No real person is shown.'] },
    ],
    given: ([front, back, selfie]) => ({
      'identity-documents': { document: 'US_DRIVERS_LICENSE', front, back, selfie },
      'identity-check': { ...identityCheck.example, status: 'PENDING_REVIEW', reasons: ['NAME_DIFFERS'], nameRead: 'Iris Lindquist' },
      'account-check': {
        status: 'PENDING_REVIEW',
        reference: 'account-demo',
        because: 'ANOTHER_HOLDER',
        match: { outcome: 'NONE', score: 20 },
        holders: ['Lindqvist Family Trust'],
      },
      'full-title': { ...fullTitle.example, judgments: [{ creditor: 'Northgate Card', amountCents: 320_000, filedOn: '2024-03-04' }] },
    }),
    until: 'conditions',
  },
  trust: {
    documents: [
      {
        kind: 'TRUST_PAPER',
        name: 'trust.pdf',
        title: 'Certification of trust',
        lines: ['The Lindqvist Family Trust, revocable', 'Trustee: Tess Lindqvist'],
      },
    ],
    given: ([page]) => ({
      ...ownedBy(TRUST, 'TRUST'),
      'about-you': { ...aboutYou.example, ownership: 'TRUST' },
      'trust-and-flood-insurance': { trust: { ...exampleTrust, name: TRUST, trustees: ['Tess Lindqvist'], documents: [page] } },
    }),
    until: 'trust-and-flood-review',
  },
  appraisal: {
    given: () => ({
      'value-property': { asked: [{ ...asked, followUp: 'BROKER_PRICE_OPINION' }] },
      'broker-price-opinion': { valueCents: 71_000_000, valuedOn: asked.valuedOn, reference: 'bpo-demo', conclusive: false },
    }),
    until: 'appraisal',
  },
  value: { given: () => ({ 'value-dispute': valueDispute.example }), until: 'value-review' },
} as const satisfies Readonly<Record<string, DemoReview>>
