import { RequestError } from '@hearthline/client'
import { emptyRegisterData, type RegisterData } from '@hearthline/domain/registration'
import { describe, expect, it } from 'vitest'
import { type RegistrationTools, submitRegistration } from './submit-registration.ts'

const home = { street1: '12 Alder Way', street2: '', city: 'Sacramento', state: 'CA', zip: '95814', occupancyType: 'HOME' as const }
const data: RegisterData = {
  ...emptyRegisterData,
  propertyAddress: home,
  homeAddress: home,
  isSaleStatusSet: true,
  isIncomeSet: true,
  income: { income: 145000, otherIncome: 0, employmentType: 'FULL_TIME' },
  name: { firstName: 'Ana', middleName: '', lastName: 'Reyes', suffix: 'N/A' },
  dob: { year: 1984, month: 5, day: 17 },
  email: 'ana@example.test',
  phoneNumber: '4155550132',
  termPrivacyConsent: true,
  communicationConsent: true,
}
const input = {
  data,
  password: 'Correct-horse9!',
  signedIn: false,
  orgCode: 'HEARTH',
  source: 'register-v2' as const,
  context: {},
  prompts: {},
  versions: { TERMS_PRIVACY: '2026-11-22+2026-11' },
}

const unfit = {
  status: 422,
  message: 'Invalid date',
  errors: ['Invalid date'],
  code: 'validation_failed',
  requestId: 'r',
  fields: [{ path: 'dob', message: 'Invalid date' }],
}

/** Answers by the end of the path; an error is thrown. */
function tools(answers: Record<string, unknown>) {
  const made: string[] = []
  const sent: Record<string, unknown>[] = []
  const tokens: string[] = []
  const request = async (method: string, path: string, options: Record<string, unknown> = {}) => {
    made.push(`${method} ${path.split('/').at(-1)}`)
    sent.push(options)
    const answer = answers[path.split('/').at(-1) ?? '']
    if (answer instanceof Error) throw answer
    return answer
  }
  return {
    made,
    sent,
    tokens,
    tools: {
      request,
      storeToken: (token: string) => tokens.push(token),
      clearToken: () => tokens.pop(),
      keyFor: () => 'key',
      forgetKey: () => undefined,
    } as unknown as RegistrationTools,
  }
}
const good = { register: { jwt: 'x' }, identity: {}, profile: { phoneNumbers: [] }, 'phone-numbers': {}, heloc: { uuid: 'u' } }

describe('"Check my rate"', () => {
  it('registers, verifies the token, adds the phone and creates, in this order', async () => {
    const { made, tools: given } = tools(good)
    expect(await submitRegistration(input, given)).toEqual({ kind: 'created', uuid: 'u' })
    expect(made).toEqual(['POST register', 'GET identity', 'GET profile', 'POST phone-numbers', 'POST heloc'])
  })
  it('does not add a phone number that exists already', async () => {
    const { made, tools: given } = tools({ ...good, profile: { phoneNumbers: [{ type: 'MOBILE', number: '+14155550132' }] } })
    await submitRegistration(input, given)
    expect(made).not.toContain('POST phone-numbers')
  })
  it('opens "Account Already Exists" on a 401 of the identity creation', async () => {
    const { tools: given } = tools({ ...good, register: new RequestError('x', { status: 401 }) })
    expect(await submitRegistration(input, given)).toEqual({ kind: 'account-exists', email: 'ana@example.test' })
  })
  it('a token that the identity lookup does not confirm is thrown away: identity exists, so log in', async () => {
    const { made, tokens, tools: given } = tools({ ...good, identity: new RequestError('x', { status: 401 }) })
    const result = await submitRegistration(input, given)
    expect(result).toMatchObject({ kind: 'account-exists', email: 'ana@example.test', error: new Error('identity exists') })
    expect(tokens).toEqual([])
    expect(made).not.toContain('POST heloc')
  })
  it('a 401 of any later call is no existing account', async () => {
    const { tools: given } = tools({ ...good, heloc: new RequestError('unauthenticated', { status: 401 }) })
    expect(await submitRegistration(input, given)).toMatchObject({ kind: 'dashboard' })
  })
  it('creates with the state, the whole body and one key', async () => {
    const { sent, tools: given } = tools(good)
    const context = { offerCode: 'MAIL2026', referrerId: 'lo-1' }
    await submitRegistration({ ...input, context }, given)
    expect(sent.at(-1)).toMatchObject({
      query: { state: 'CA' },
      idempotencyKey: 'key',
      body: {
        ...context,
        propertyListedForSale: false,
        employmentType: 'FULL_TIME',
        income: { incomePrimary: 145000, incomeOther: 0, incomeCoDeeders: 0 },
        consentRequests: [{ type: 'SOFT_CREDIT', accepted: true }],
      },
    })
  })
  it('names the version that was read with each consent, for the account and for the application', async () => {
    const { made, sent, tools: given } = tools(good)
    await submitRegistration(input, given)
    const consents = [
      { type: 'TERMS_PRIVACY', accepted: true, version: '2026-11-22+2026-11' },
      { type: 'ELECTRONIC_COMMUNICATION', accepted: true },
    ]
    expect(sent[made.indexOf('POST register')]).toMatchObject({ body: { consents } })
    expect(sent.at(-1)).toMatchObject({ body: { consentListRequest: consents } })
  })
  it('records only the text consents that were ticked, under the words that were shown', async () => {
    const { made, sent, tools: given } = tools({ ...good, user: {} })
    const ticked = { ...data, smsMarketingConsent: true }
    await submitRegistration({ ...input, data: ticked, prompts: { SMS: 'p1', SMS_TRANSACTIONAL: 'p2' } }, given)
    expect(sent[made.indexOf('POST user')]).toMatchObject({
      body: { source: 'register-v2', phone: '4155550132', consents: [{ consent_prompt_uuid: 'p1', opt_in_out: 'OPT_IN' }] },
    })
  })
  it('keeps the applicant in the wizard when the state is not offered', async () => {
    const { tools: given } = tools({ ...good, heloc: new RequestError('We do not currently offer loans in HI', { status: 422 }) })
    expect(await submitRegistration(input, given)).toMatchObject({ kind: 'message' })
  })
  it('ends the wizard where the lender was withdrawn meanwhile, at whichever call that shows', async () => {
    const body = { status: 410, message: 'x', errors: ['x'], code: 'no_new_applications', requestId: 'r' }
    const error = new RequestError('x', { status: 410, data: body })
    for (const call of ['register', 'heloc'])
      expect(await submitRegistration(input, tools({ ...good, [call]: error }).tools)).toEqual({ kind: 'withdrawn' })
  })
  it('shows in words what the loan officer of the link does not allow: no field of the page can mend it', async () => {
    const fields = [{ path: 'referrerId', message: 'Ask for a new link' }]
    const error = new RequestError('x', { status: 422, data: { ...unfit, fields } })
    expect(await submitRegistration(input, tools({ ...good, heloc: error }).tools)).toEqual({
      kind: 'message',
      message: 'Ask for a new link',
    })
  })
  it.each([
    ['nothing was answered', new RequestError('Error fetching')],
    ['too many tried at once', new RequestError('x', { status: 429 })],
    ['a field can be mended', new RequestError('x', { status: 422, data: unfit })],
  ])('can be pressed again where %s, with an account or without', async (_what, error) => {
    for (const call of ['register', 'heloc'])
      expect(await submitRegistration(input, tools({ ...good, [call]: error }).tools)).toEqual({ kind: 'retry', error })
  })
  it.each([
    ['the server failed', new RequestError('x', { status: 500 })],
    ['it is away', new RequestError('x', { status: 503 })],
    ['it was refused without a field to mend', new RequestError('x', { status: 422 })],
    ['it was not allowed', new RequestError('x', { status: 403 })],
    ['another answer came under the same key', new RequestError('x', { status: 409 })],
  ])('goes to the dashboard where %s, with an account or without', async (_what, error) => {
    for (const call of ['register', 'heloc'])
      expect(await submitRegistration(input, tools({ ...good, [call]: error }).tools)).toEqual({ kind: 'dashboard', error })
  })
  it('asks a signed-in person first whether an application may be started', async () => {
    const { made, tools: given } = tools({
      'verify-ability-to-start-application': { canStartApplication: false, reason: 'INQUIRY', modal: null },
    })
    expect(await submitRegistration({ ...input, signedIn: true }, given)).toEqual({ kind: 'active', reason: 'INQUIRY', modal: null })
    expect(made).toEqual(['GET verify-ability-to-start-application'])
  })
})
