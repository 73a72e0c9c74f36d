/** Sound applicants: accounts, create calls, and the wait for their offers. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer, Caller } from './caller.ts'

export interface Applicant {
  readonly email: string
  readonly token: string
  readonly lastName: string
}

export interface Applied extends Applicant {
  readonly uuid: string
  /** performance.now() when the create call's answer had been read. */
  readonly answeredAt: number
}

export const PASSWORD = 'Correct-horse9!'
const PHONE = '4155550132'
const TIMEOUT_MS = 120_000

let count = 0

/** Letters only, and no name that the sandbox knows as a persona. */
const letters = (n: number): string => (n < 26 ? '' : letters(Math.floor(n / 26) - 1)) + String.fromCharCode(97 + (n % 26))

export async function register(caller: Caller): Promise<Applicant> {
  const lastName = `Applicant${letters(++count)}`
  const email = `${lastName.toLowerCase()}.${process.pid}.${Date.now()}@applicant.example`
  const answer = await caller.call('POST', '/identity/api/v1/registration/register?organization=HEARTH', {
    body: { email, password: PASSWORD, phoneNumber: PHONE },
  })
  return { email, lastName, token: expectStatus(answer, 200, 'register').json<{ jwt: string }>().jwt }
}

/** Several at a time: a password's hash is meant to cost something. */
export async function registerMany(caller: Caller, howMany: number): Promise<Applicant[]> {
  return await inParallel(8, howMany, () => register(caller))
}

export async function apply(caller: Caller, applicant: Applicant): Promise<Applied> {
  const answer = await caller.call('POST', '/service-application/api/v3/application/heloc', {
    token: applicant.token,
    body: createBody(applicant),
  })
  const answeredAt = performance.now()
  return { ...applicant, answeredAt, uuid: expectStatus(answer, 201, 'create').json<{ uuid: string }>().uuid }
}

export const statusPath = (uuid: string): string => `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`

/** Polls on a kept connection. @returns performance.now() when OFFER_SELECTION had been read */
export async function untilOffers(caller: Caller, { uuid, token }: Applied, everyMs: number): Promise<number> {
  for (const end = performance.now() + TIMEOUT_MS; ; ) {
    const { step } = expectStatus(await caller.call('GET', statusPath(uuid), { token }), 200, 'status').json<{ step: string }>()
    const at = performance.now()
    if (step === 'OFFER_SELECTION') return at
    if (at > end) throw new Error(`The application still stands at ${step} after ${TIMEOUT_MS / 1000} s`)
    await sleep(everyMs)
  }
}

/** Runs `howMany` of them, `lanes` at a time, and gives what they came to. */
export async function inParallel<T>(lanes: number, howMany: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const outcomes: T[] = new Array(howMany)
  let next = 0
  const lane = async () => {
    for (let index = next++; index < howMany; index = next++) outcomes[index] = await run(index)
  }
  await Promise.all(Array.from({ length: Math.min(lanes, howMany) }, lane))
  return outcomes
}

export function expectStatus(answer: Answer, status: number, what: string): Answer {
  if (answer.status !== status) throw new Error(`${what} answered ${answer.status}: ${answer.text.slice(0, 300)}`)
  return answer
}

function createBody({ email, lastName }: Applicant) {
  const address = { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814', occupancyType: 'HOME' }
  return {
    profileRequest: {
      name: { firstName: 'Ana', lastName },
      dob: { year: 1984, month: 5, day: 17 },
      email,
      phoneNumber: PHONE,
      homeAddress: address,
    },
    propertyRequest: address,
    propertyListedForSale: false,
    employmentType: 'FULL_TIME',
    income: { incomePrimary: 145_000, incomeOther: 0, incomeCoDeeders: 0 },
    consentRequests: [{ type: 'SOFT_CREDIT', accepted: true }],
    consentListRequest: [
      { type: 'TERMS_PRIVACY', accepted: true },
      { type: 'ELECTRONIC_COMMUNICATION', accepted: true },
    ],
    utmParameters: { utm_source: 'bench' },
  }
}
