/** Someone who has applied already, made by the calls that any client may make: for journeys that begin after the wizard. */

import { notarySlots } from '@hearthline/domain'
import type { Page } from '@playwright/test'
import { smallPicture } from './photo.ts'
import { readDocuments, signDocuments } from './sign-documents.ts'
import { expect, newEmail } from './test.ts'

export const PASSWORD = 'Correct-horse9!'

const BORROWER = '/service-krang-heloc/borrower/secure/api/v1'
const HELOC = '/service-application/api/v1/application/heloc'

export interface Borrower {
  readonly email: string
  readonly jwt: string
  readonly uuid: string
  readonly org: string
  /** A GET of this person's, its body. */
  read<Body>(path: string): Promise<Body>
  /** Loads a document to its last byte. */
  load(document: string): Promise<void>
  readonly application: () => Promise<{
    step: string
    openItem: string | null
    uuid: string
    dates: readonly { label: string; state: string }[]
  }>
  readonly offers: () => Promise<OffersBody>
  readonly step: () => Promise<string>
  readonly untilStep: (step: string | RegExp) => Promise<void>
  /** Answers an item by the call that the screens use. */
  readonly answer: (item: string, data: unknown) => Promise<void>
  /** Sends a small picture as a document; its uuid. */
  readonly send: (kind: string, name: string) => Promise<string>
  /** A POST of this person's to a path of their application. */
  readonly post: (path: string, data: unknown) => Promise<Response>
}

export interface OffersBody {
  readonly offers: readonly { type: string; term: number; originationFee: number; maxDraw: number; minDraw: number; rate: number }[]
  readonly chosen: { drawCents?: number } | null
  readonly facts: { readonly maximumLineCents?: number }
}

interface Who {
  readonly lastName?: string
  readonly org?: string
  readonly email?: string
  /** The email that the application names, where it is not the account's. */
  readonly named?: string
  readonly place?: Place
  /** a year, in dollars */
  readonly income?: number
}

interface Place {
  readonly city: string
  readonly state: string
  readonly zip: string
}

const SACRAMENTO: Place = { city: 'Sacramento', state: 'CA', zip: '95814' }

export async function borrowerOf(
  url: string,
  { lastName = 'Reyes', org = 'HEARTH', email = newEmail(), named = email, place = SACRAMENTO, income = 145_000 }: Who = {},
): Promise<Borrower> {
  const headers: Record<string, string> = { 'content-type': 'application/json', 'x-org': org }
  const { jwt } = await post<{ jwt: string }>(`${url}/identity/api/v1/registration/register?organization=${org}`, headers, {
    email,
    password: PASSWORD,
    phoneNumber: '4155550132',
  })
  headers.authorization = `Bearer ${jwt}`
  const { uuid } = await post<{ uuid: string }>(
    `${url}/service-application/api/v3/application/heloc?state=${place.state}`,
    headers,
    body({ lastName, email: named, place, income }),
  )
  return known(url, { email, jwt, uuid, org })
}

/** The person of a token, whose application the browser made. */
export function known(url: string, person: { email: string; jwt: string; uuid: string; org: string }): Borrower {
  const headers = { 'x-org': person.org, authorization: `Bearer ${person.jwt.replace(/^Bearer /i, '')}` }
  const read = async <Body>(path: string): Promise<Body> => {
    const reply = await fetch(url + path, { headers })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Body
  }
  const step = async () => (await read<{ step: string }>(`${BORROWER}/${person.uuid}/status`)).step
  return {
    ...person,
    read,
    step,
    async load(document) {
      const reply = await fetch(`${url}${HELOC}/${person.uuid}/documents/${document}`, { headers })
      if (!reply.ok) throw new Error(`${document} was not delivered: ${reply.status} ${await reply.text()}`)
      await reply.arrayBuffer()
    },
    application: () => read(`${HELOC}/${person.uuid}`),
    offers: () => read(`${HELOC}/${person.uuid}/offers`),
    untilStep: (wanted) => expect.poll(step, { timeout: 20_000, intervals: [50, 100, 200] }).toMatch(wanted),
    async answer(item, data) {
      const reply = await fetch(`${url}${HELOC}/${person.uuid}/items/${item}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      if (!reply.ok) throw new Error(`${item} was not taken: ${reply.status} ${await reply.text()}`)
    },
    post: (path, data) =>
      fetch(`${url}${HELOC}/${person.uuid}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(data),
      }),
    async send(kind, name) {
      const form = new FormData()
      form.append('file', new Blob([new Uint8Array(smallPicture(name))]), name)
      const reply = await fetch(`${url}${HELOC}/${person.uuid}/documents?kind=${kind}`, { method: 'POST', headers, body: form })
      if (!reply.ok) throw new Error(`${name} was not taken: ${reply.status} ${await reply.text()}`)
      return ((await reply.json()) as { uuid: string }).uuid
    },
  }
}

/** What the identity screen saves, with photos of this person's own. */
export async function identityPhotos({ send }: Borrower) {
  const [front, back, selfie] = [await send('ID_FRONT', 'front.png'), await send('ID_BACK', 'back.png'), await send('SELFIE', 'face.png')]
  return { document: 'US_DRIVERS_LICENSE', front, back, selfie }
}

/** Questions whose answers are this person's own, as files and times, which the examples cannot name. */
const OWN_ANSWERS: Readonly<Record<string, (borrower: Borrower, example: object) => Promise<unknown>>> = {
  'identity-documents': identityPhotos,
  'identity-retry': identityPhotos,
  'notary-appointment': appointmentOffered,
  'trust-and-flood-insurance': trustPages,
  'trust-and-flood-correction': trustPages,
  'note-signing': signDocuments,
  'closing-review': readDocuments,
}

async function trustPages({ send }: Borrower, example: { readonly trust?: object }): Promise<unknown> {
  return { ...example, trust: { ...example.trust, documents: [await send('TRUST_PAPER', 'trust.png')] } }
}

/** Online where the home's law allows it; else the first place, day and time that are offered. */
async function appointmentOffered({ uuid, read }: Borrower): Promise<unknown> {
  const { about } = await read<{
    about: { meetings: string[]; state: string; zone: string; places: string[]; manualDays: string[] }
  }>(`${HELOC}/${uuid}/items/notary-appointment`)
  if (about.meetings.includes('ONLINE')) return { meeting: 'ONLINE', location: about.state }
  return { meeting: 'MANUAL', place: about.places[0], at: notarySlots('MANUAL', about.manualDays[0]!, about.zone)[0] }
}

/** The example, with files and times where it needs them. */
export const exampleAnswer = async (borrower: Borrower, item: string, example: unknown): Promise<unknown> =>
  (await OWN_ANSWERS[item]?.(borrower, example as object)) ?? example

/** Of the person whom the browser is signed in as, for the application its address names. */
export async function borrowerInBrowser(page: Page, url: string, email: string, org = 'HEARTH'): Promise<Borrower> {
  const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(page.url())?.[0]
  if (!uuid) throw new Error(`${page.url()} names no application`)
  const jwt = await page.evaluate(() => localStorage.getItem('jwt') ?? '')
  return known(url, { email, jwt, uuid, org })
}

/** Puts the person's session into the browser, as a login would have. */
export async function signIn(page: Page, { jwt, org }: Pick<Borrower, 'jwt' | 'org'>): Promise<void> {
  await page.goto(`/privacy?org=${org}`)
  await page.evaluate((token) => localStorage.setItem('jwt', token), jwt)
}

async function post<Answer>(url: string, headers: Record<string, string>, data: unknown): Promise<Answer> {
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(data) })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Answer
}

const body = ({ lastName, email, place, income }: Required<Pick<Who, 'lastName' | 'email' | 'place' | 'income'>>) => {
  const property = { street1: '12 Alder Way', ...place, occupancyType: 'HOME' }
  return {
    profileRequest: {
      name: { firstName: 'Ana', lastName },
      dob: { year: 1984, month: 5, day: 17 },
      email,
      phoneNumber: '4155550132',
      homeAddress: property,
    },
    propertyRequest: property,
    propertyListedForSale: false,
    employmentType: 'FULL_TIME',
    income: { incomePrimary: income, incomeOther: 0, incomeCoDeeders: 0 },
    consentRequests: [{ type: 'SOFT_CREDIT', accepted: true }],
    consentListRequest: [
      { type: 'TERMS_PRIVACY', accepted: true },
      { type: 'ELECTRONIC_COMMUNICATION', accepted: true },
    ],
    utmParameters: { utm_source: 'web' },
  }
}
