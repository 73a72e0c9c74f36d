/** The register wizards, the waitlist, and the pages in their place. */
import { emptyRegisterData, type RegisterData } from '@hearthline/domain/registration'
import type { Answers, PageState, ScreenPages } from '../page.ts'

const home = { street1: '12 Alder Way', street2: '', city: 'Sacramento', state: 'CA', zip: '95814', occupancyType: 'HOME' } as const

/** Everything that Ana answers, in the order in which she is asked. */
const ANSWERS: readonly Partial<RegisterData>[] = [
  { propertyAddress: home, homeAddress: home },
  { homeAddress: home },
  { isListedForSale: false, isSaleStatusSet: true },
  { income: { income: 145_000, otherIncome: 0, employmentType: 'FULL_TIME' }, isIncomeSet: true },
  { name: { firstName: 'Ana', middleName: '', lastName: 'Reyes', suffix: 'N/A' } },
  { dob: { year: 1984, month: 5, day: 17 } },
  { email: 'ana@example.test', phoneNumber: '4155550132', communicationConsent: true, termPrivacyConsent: true },
]

const remember = (count: number, more: Partial<RegisterData> = {}): PageState['remembered'] => ({
  'register-data': {
    data: Object.assign({}, emptyRegisterData, { isPrepopulationComplete: true }, ...ANSWERS.slice(0, count), more),
    prefilled: {},
  },
})

/** A step with its predecessors answered: fresh, answered before, and sent on with nothing in it. */
const step = (index: number): Readonly<Record<string, PageState>> => ({
  asked: { remembered: remember(index) },
  filled: { remembered: remember(index + 1) },
  invalid: { remembered: remember(index), acts: ['empty', 'submit'] },
})

const older = (name: string, index: number): PageState => ({ address: `/account/heloc/register?step=${name}`, remembered: remember(index) })

const password: Answers = { 'POST /identity/api/v1/registration/register': { status: 401, message: 'identity exists' } }

const ESTIMATE = '/account/heloc/estimate'
const HOME_SAID = 'homeState=CA&homeUse=HOME&homeType=SFR&homeValue=742000'
const SOUND = `${ESTIMATE}?${HOME_SAID}&loans=mortgage%3A180000%3A1210&creditScore=740&annualIncome=145000&monthlyDebts=244&draw=60000`

export const registrationPages: ScreenPages = {
  register: {
    'property-info': older('property-info', 0),
    'sale-status': older('sale-status', 2),
    'income-info': older('income-info', 3),
    name: older('name', 4),
    birthdate: older('birthdate', 5),
    'contact-info': older('contact-info', 6),
    'login-info': older('login-info', 7),
  },
  'register-account-setup': { shown: {} },
  'register-support': { shown: {} },
  'register-v2': {
    ...step(0),
    'firm-offer': {
      remembered: {
        'register-data': {
          ...(remember(0)?.['register-data'] as object),
          entry: {
            offer: {
              code: 'FIRM2026',
              status: 'good',
              respondByDate: '2027-12-31',
              isPrescreened: true,
              isFirmOffer: true,
              promises: 'a fixed rate of at most 6.99% and an origination fee of at most 1.99%',
            },
          },
        },
      },
    },
    'unknown-officer': {
      remembered: { 'register-data': { ...(remember(0)?.['register-data'] as object), entry: { sender: { id: 'lou', isKnown: false } } } },
    },
    'not-looked-up': {
      remembered: {
        'register-data': { ...(remember(0)?.['register-data'] as object), entry: { unanswered: { until: 0, isTooOften: true } } },
      },
    },
    'digital-assets': { remembered: { 'register-data': { ...(remember(0)?.['register-data'] as object), entry: { isCrypto: true } } } },
  },
  'register-v2-home-address': {
    ...step(1),
    invalid: { remembered: remember(1), acts: [{ choose: 'No, I live somewhere else' }, 'submit'] },
  },
  'register-v2-for-sale': step(2),
  'register-v2-annual-income': {
    ...step(3),
    'low-income': {
      remembered: remember(3, { income: { income: 9_000, otherIncome: 0, employmentType: 'FULL_TIME' } }),
      acts: ['submit'],
    },
    unemployed: {
      remembered: remember(3, { income: { income: 145_000, otherIncome: 0, employmentType: 'UNEMPLOYED' } }),
      acts: ['submit'],
    },
  },
  'register-v2-legal-name': step(4),
  'register-v2-birthdate': {
    ...step(5),
    'too-young': { remembered: remember(5, { dob: { year: 2015, month: 2, day: 3 } }), acts: ['submit'] },
  },
  'register-v2-phone-and-email': step(6),
  'register-v2-set-password': {
    asked: { remembered: remember(7), answers: password },
    invalid: { remembered: remember(7), acts: ['submit'] },
  },
  invitation: {
    asked: { address: '/account/heloc/invitation?link=example' },
    stopping: { address: '/account/heloc/invitation?link=example&stop=true' },
    stopped: {
      address: '/account/heloc/invitation?link=example&stop=true',
      acts: ['submit'],
      answers: { 'POST /service-lead-portal/api/agent-links/answer': { body: { accepted: true } } },
    },
  },
  waitlist: {
    asked: {},
    leaving: { address: '/account/heloc/waitlist?leave=example' },
    left: {
      address: '/account/heloc/waitlist?leave=example',
      acts: ['submit'],
      answers: { 'POST /waitlist/home-equity-loan-plus/leave': { body: { accepted: true } } },
    },
    filled: { remembered: remember(7) },
    invalid: { acts: ['submit'] },
    failed: {
      remembered: remember(7),
      acts: [{ choose: 'Please keep these details' }, 'submit'],
      answers: { 'POST /waitlist/home-equity-loan-plus': 'fails' },
    },
    done: {
      remembered: remember(7),
      acts: [{ choose: 'Please keep these details' }, 'submit'],
      answers: { 'POST /waitlist/home-equity-loan-plus': { body: { accepted: true } } },
    },
  },
  estimate: {
    asked: {},
    invalid: { acts: ['submit'] },
    'no-loans': { acts: [{ press: 'Remove this loan' }] },
    filled: { address: `${ESTIMATE}?${HOME_SAID}&creditScore=740` },
    'partly-read': { address: `${ESTIMATE}?homeState=CA&homeValue=lots` },
    'not-calculated': { address: SOUND, answers: { 'POST /service-application/external/api/v1/heloc/estimate': 'fails' } },
    offers: { address: SOUND },
    'without-income': { address: `${ESTIMATE}?${HOME_SAID}&loans=mortgage%3A180000%3A1210&creditScore=740` },
    'pays-off': { address: `${ESTIMATE}?${HOME_SAID}&loans=mortgage%3A60000%3A900%3Apayoff&creditScore=740` },
    'no-offers': { address: `${ESTIMATE}?${HOME_SAID}&loans=mortgage%3A640000%3A4100&creditScore=700&annualIncome=90000&monthlyDebts=900` },
    'not-served': { address: `${ESTIMATE}?${HOME_SAID.replace('CA', 'HI')}&loans=none&creditScore=740` },
  },
  'not-accepting-apps': { shown: {} },
  'coming-soon': { shown: {} },
  maintenance: { shown: {} },
}
