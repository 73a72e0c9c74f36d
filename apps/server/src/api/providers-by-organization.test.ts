import { floodDetermination } from '@hearthline/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CATALOG, type Catalog } from '../providers/catalog.ts'
import type { Flood } from '../providers/flood/port.ts'
import { ProviderUnavailable } from '../providers/provider-call.ts'
import { attemptsOf, runsOf } from '../store/repositories/runs.ts'
import { applicationBody } from '../testing/application-body.ts'
import { createRequest, newEmail, person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

const CHOICES: Catalog = {
  ...CATALOG,
  flood: { ...CATALOG.flood, providers: { sandbox: {}, tidewater: { TIDEWATER_KEY: z.string() } } },
}

/** How often the vendor says that it is not done yet, before it answers. */
let notDone = 0
const tidewater = ({ TIDEWATER_KEY }: { TIDEWATER_KEY: string }): Flood => ({
  async determine({ property }) {
    const provider = `Tidewater for ${TIDEWATER_KEY}`
    if (notDone-- > 0) throw new ProviderUnavailable(provider, 'PENDING', { property: property.uuid })
    return { data: floodDetermination.example, provider, reference: 'tw-1', request: {}, response: {} }
  },
})

let app: TestApp
beforeAll(async () => {
  const settings = {
    PROVIDER_FLOOD: 'tidewater',
    PROVIDER_FLOOD__NORTHGATE: 'sandbox',
    TIDEWATER_KEY: 'the installation',
    TIDEWATER_KEY__RIOSOL: 'riosol',
  }
  app = await openTestApp(settings, undefined, undefined, undefined, {
    catalog: CHOICES,
    adapters: (usual) => ({
      ...usual,
      flood: { ...usual.flood, tidewater: (_parts: unknown, values: { TIDEWATER_KEY: string }) => tidewater(values) },
    }),
  })
})
afterAll(() => app.close())

async function applyAt(organization: string): Promise<string> {
  const email = newEmail('reyes')
  const headers = await app.signUp(email)
  const reply = await app.call(createRequest(headers, applicationBody('Reyes', email), { 'x-org': organization }))
  expect(reply.statusCode).toBe(201)
  return reply.json<{ uuid: string }>().uuid
}

const floodAttempts = async (uuid: string) =>
  (await attemptsOf(app.container.db, uuid)).filter(({ item }) => item === 'flood-determination')

describe('work asks the provider of the application’s organization', () => {
  it.each([
    ['HEARTH', 'Tidewater for the installation'],
    ['RIOSOL', 'Tidewater for riosol'],
    ['NORTHGATE', 'Larkspur Flood (sandbox)'],
  ])('an application at %s is determined by %s', async (organization, provider) => {
    const uuid = await applyAt(organization)
    await expect
      .poll(async () => (await floodAttempts(uuid)).map((attempt) => attempt.provider), { timeout: 20_000, interval: 60 })
      .toEqual([provider])
  })
})

describe('a provider whose result is pending', () => {
  it('is asked again until it answers, and each time is on file', async () => {
    notDone = 3
    const { uuid } = await person(app, 'Okafor')
    const outcomes = async () => (await floodAttempts(uuid)).map(({ outcome }) => outcome)
    await expect.poll(outcomes, { timeout: 20_000, interval: 60 }).toEqual(['PENDING', 'PENDING', 'PENDING', 'ANSWERED'])
    const run = (await runsOf(app.container.db, uuid)).find(({ item }) => item === 'flood-determination')
    expect(run?.state).toBe('done')
  })
})
