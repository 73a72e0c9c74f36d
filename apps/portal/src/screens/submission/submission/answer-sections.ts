/** The application by sections: what each row says, and where it is changed. */
import type { AboutOf } from '@hearthline/domain'
import { formatPhone, formatShortDate, titleCaseAddress } from '@hearthline/domain'
import { exactMoney, exactRate } from '../../../offer/format-figures.ts'
import { CITIZENSHIP, EMPLOYMENT, MARITAL, OWNERSHIP, PURPOSE } from './answer-words.ts'

type Shown = AboutOf<'submission'>

export interface Row {
  readonly label: string
  readonly value: string
  /** The screen that asks it. */
  readonly edit?: string
}

export interface Section {
  readonly title: string
  readonly rows: readonly Row[]
  /** Of what only our team can change. */
  readonly note?: string
}

const profile = (question: string): string => `start/profile?question=${question}`

/** A change that may change the offer is shown before it counts. */
const correct = (group: string): string => `corrections?change=${group}&from=summary`

export const answerSections = (shown: Shown): readonly Section[] => [offer(shown), you(shown), home(shown), money(shown), government]

function offer({ offer: choice }: Shown): Section {
  const edit = 'product/select'
  const terms = choice?.terms
  return {
    title: 'The offer you chose',
    rows: choice
      ? [
          { label: 'Your first draw', value: exactMoney(choice.drawCents), edit },
          ...(terms
            ? [
                { label: 'Rate', value: `${exactRate(terms.rate)}, ${choice.type === 'FIXED' ? 'fixed' : 'variable'}` },
                { label: 'Monthly payment', value: `${exactMoney(terms.monthlyPaymentCents)} for ${choice.termYears} years` },
                { label: 'Origination fee', value: terms.feeCents > 0 ? exactMoney(terms.feeCents) : 'No fee' },
                { label: 'Total from this draw', value: exactMoney(terms.totalCents) },
                ...(terms.payOffCents ? [{ label: 'Debts paid off', value: exactMoney(terms.payOffCents) }] : []),
              ]
            : []),
        ]
      : [],
  }
}

function you({ name, bornOn, homeAddress, phone, about }: Shown): Section {
  return {
    title: 'About you',
    rows: [
      { label: 'Legal name', value: name },
      ...(bornOn ? [{ label: 'Date of birth', value: formatShortDate(bornOn) }] : []),
      ...(homeAddress ? [{ label: 'Home address', value: titleCaseAddress(homeAddress) }] : []),
      ...(phone ? [{ label: 'Phone number', value: describePhone(phone), edit: 'start/contact' }] : []),
      { label: 'Social Security number', value: 'We have it. We never show it.', edit: profile('ssn') },
      ...(about
        ? [
            { label: 'Marital status', value: MARITAL[about.maritalStatus], edit: profile('marital-status') },
            ...(about.spouse
              ? [{ label: 'Your spouse', value: `${about.spouse.name}, ${about.spouse.email}`, edit: profile('marital-status') }]
              : []),
            { label: 'Citizenship', value: CITIZENSHIP[about.citizenship], edit: profile('citizenship') },
          ]
        : []),
    ],
    note: 'You gave your name, date of birth, and address when you started.',
  }
}

function home({ property, listedForSale, about }: Shown): Section {
  return {
    title: 'Your home',
    rows: [
      ...(property ? [{ label: 'Address', value: titleCaseAddress(property) }] : []),
      { label: 'For sale', value: listedForSale ? 'Yes, or soon will be' : 'No', edit: correct('sale-status.listedForSale') },
      ...(about
        ? [
            { label: 'Owned by', value: OWNERSHIP[about.ownership], edit: profile('ownership') },
            ...about.coOwners.map(({ name, email, phoneNumber }) => ({
              label: 'Co-owner',
              value: [name, email, ...(phoneNumber ? [formatPhone(phoneNumber)] : [])].join(', '),
              edit: profile('ownership'),
            })),
          ]
        : []),
    ],
  }
}

function money({ income, about }: Shown): Section {
  const edit = correct('annual-income.employmentType')
  return {
    title: 'Your money',
    rows: [
      ...(income
        ? [
            { label: 'Work', value: EMPLOYMENT[income.employmentType], edit },
            { label: 'Your income before tax, a year', value: exactMoney(income.primaryCents), edit },
            ...(income.otherCents > 0 ? [{ label: 'Other income, a year', value: exactMoney(income.otherCents), edit }] : []),
            ...(income.coOwnersCents > 0 ? [{ label: 'Income of co-owners, a year', value: exactMoney(income.coOwnersCents), edit }] : []),
          ]
        : []),
      ...(about ? [{ label: 'Use of the money', value: PURPOSE[about.purpose], edit: profile('purpose') }] : []),
    ],
  }
}

/** What was answered there is shown on no page again. */
const government: Section = {
  title: 'Questions the government asks',
  rows: [{ label: 'Ethnicity, race, and sex', value: 'Answered', edit: 'start/hmda' }],
}

const describePhone = ({ number, isConfirmed }: NonNullable<Shown['phone']>): string =>
  `${formatPhone(number)}, ${isConfirmed ? 'confirmed' : 'not confirmed yet'}`
