import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Brand } from '@hearthline/brands'
import { loadBrands } from '@hearthline/brands/load'
import {
  adverseActionReasons,
  defaultOrganizationTerms,
  disclosedPlan,
  ecoaNotice,
  informationRequestLayout,
  primeRows,
  scoreDisclosureLayout,
  stepMailOf,
} from '@hearthline/domain'
import type { CreditReport } from '@hearthline/domain/facts/credit-report'
import { STEPS } from '@hearthline/domain/routing'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DocumentOrder, renderDocument } from '../../apps/server/src/documents/renderers.ts'
import { noticeMail } from '../../apps/server/src/mail/notice-mail.ts'
import { passwordChangedMail, passwordResetMail } from '../../apps/server/src/mail/password-mail.ts'
import { planMail } from '../../apps/server/src/mail/plan-mail.ts'
import { signInCodeMail } from '../../apps/server/src/mail/sign-in-code-mail.ts'
import { stepMail } from '../../apps/server/src/mail/step-mail.ts'
import { readPdf } from '../../apps/server/src/testing/read-pdf.ts'
import { wordFaults } from './forbidden-words.ts'
import { HIGHEST_GRADE, hardestSentences, readingGrade } from './reading-grade.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

interface Letter {
  readonly subject: string
  readonly body: string
}

const LINK = 'https://heloc.example/auth/reset-password?token=example'

/** By the file that writes them: each file of the folder has its line, so that a new mail is judged too. */
const MAILS: Readonly<Record<string, (brand: Brand) => readonly Letter[]>> = {
  'notice-mail.ts': (brand) => [noticeMail(brand, 10_042)],
  'password-mail.ts': (brand) => [passwordResetMail(brand, LINK), passwordChangedMail(brand)],
  'plan-mail.ts': (brand) => [planMail('WOULD_PASS', brand, 10_042), planMail('WOULD_NOT_PASS', brand, 10_042)],
  'sign-in-code-mail.ts': (brand) => [signInCodeMail(brand, '123456')],
  'step-mail.ts': (brand) => STEPS.flatMap((step) => stepMail(step, brand, 10_042) ?? []),
}

let brands: readonly Brand[]
beforeAll(async () => {
  brands = [...(await loadBrands(at('brands'))).values()]
})
const everyMail = () => brands.flatMap((brand) => Object.values(MAILS).flatMap((of) => of(brand).map((letter) => ({ brand, ...letter }))))

describe('every mail that the product sends', () => {
  it('is validated here', () => {
    expect(readdirSync(at('apps/server/src/mail')).filter((file) => /-mail\.ts$/.test(file))).toEqual(Object.keys(MAILS))
    expect(MAILS['step-mail.ts']?.(brands[0]!)).toHaveLength(STEPS.filter((step) => stepMailOf(step)).length)
  })

  it('is written as a US mortgage lender writes, in sentences that are easily read', () => {
    expect(everyMail().flatMap(({ subject, body }) => [subject, ...body.split('\n')].flatMap(wordFaults))).toEqual([])
    for (const { subject, body } of everyMail()) {
      const ours = body.split('\n\n').slice(0, -1)
      expect(readingGrade(ours) ?? 0, `${subject}: ${hardestSentences(ours).join(' | ')}`).toBeLessThanOrEqual(HIGHEST_GRADE)
    }
  })

  it('names the sender and the contact, and marks a sample lender', () => {
    for (const { brand, body } of everyMail()) {
      const last = body.split('\n\n').at(-1)
      expect(last).toContain(`${brand.names.legal}, NMLS ${brand.company.nmlsNumber}, ${brand.company.address.street1}`)
      expect(body).toMatch(/\(\d{3}\) \d{3}-\d{4} or \S+@\S+/)
      expect(last?.includes('sample lender')).toBe(brand.sample)
    }
  })
})

const MADE_AT = '2026-11-21T18:30:00.000Z'
const summary = { title: 'Your closing disclosure', loanNumber: 10_042, madeAt: MADE_AT, terms: ['The draw is $85,000.'] }

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
const letter = { author: 'Hearthline Lending, Inc.', madeAt: MADE_AT }

/** One of each kind; a kind that is missing here does not compile. */
const DOCUMENTS: { readonly [Kind in DocumentOrder['kind']]: Extract<DocumentOrder, { kind: Kind }>['data'] } = {
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
    lender: 'Hearthline Lending, Inc.',
    button: 'Check my rate',
    applicant: 'Ana Reyes',
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
  SUMMARY_DISCLOSURE: summary,
  CLOSING_DISCLOSURE: summary,
  NOTE: summary,
  NOTARY_DISCLOSURE: summary,
  RESCISSION_NOTICE: summary,
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

describe('every document that the product makes', () => {
  it.each(Object.entries(DOCUMENTS))('%s is written as a US mortgage lender writes', async (kind, data) => {
    const { mediaType, bytes } = await renderDocument({ kind, data } as DocumentOrder)
    const text = mediaType === 'application/pdf' ? (await readPdf(bytes)).text : new TextDecoder().decode(bytes)
    expect(text).toMatch(/Nov 2[01], 2026/)
    expect(text.split('\n').flatMap(wordFaults)).toEqual([])
  })
})
