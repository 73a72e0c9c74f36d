/** What every adapter's contract suite asks of every call, whoever the vendor is. */
import type { PropertyRecord } from '@hearthline/domain/facts/property-record'
import { expect, it } from 'vitest'
import type { ZodType } from 'zod'
import type { ProviderAnswer, ProviderCall } from './provider-call.ts'
import { ProviderRefused, ProviderUnavailable } from './provider-call.ts'

export const contractCall = (changes: Partial<ProviderCall> = {}): ProviderCall => ({
  idempotencyKey: 'application-1:item-1:basis-1',
  signal: new AbortController().signal,
  now: '2026-11-20T18:00:00.000Z',
  ...changes,
})

export const contractName = { firstName: 'Ana', middleName: 'Lucia', lastName: 'Reyes' } as const
export const contractAddress = { street1: '12 Alder Way', city: 'Sacramento', state: 'CA', zip: '95814' } as const

export const contractAccount = {
  holder: contractName,
  institution: 'Harbor Bank',
  routingNumber: '121000358',
  accountNumber: '000123456789',
  accountType: 'CHECKING',
} as const

export const contractProperty: PropertyRecord = {
  uuid: '5f0c7a3e-2f1b-4c58-9d7a-1f3f5f1c2a10',
  address: contractAddress,
  county: 'Sacramento',
  parcelNumber: '006-0123-004',
  kind: 'SFR',
  yearBuilt: 1987,
  livingAreaSquareFeet: 1840,
  owners: [{ name: 'Ana Reyes', kind: 'PERSON' }],
  lastTransferOn: '2016-04-01',
  listedForSale: false,
  recordedLiens: [],
}

export interface CallContractCase<Data> {
  /** As a test's name says it: 'a soft pull'. */
  readonly what: string
  readonly data: ZodType<Data>
  readonly ask: (call: ProviderCall) => Promise<ProviderAnswer<Data>>
  /** The same with a request that no vendor can read. */
  readonly askNonsense: (call: ProviderCall) => Promise<ProviderAnswer<Data>>
  /** What must stand neither in the kept request nor in the kept response. */
  readonly secrets?: readonly string[]
}

/** Registers the tests that hold for any call; to be used inside a describe. */
export function testCallContract<Data>({ what, data, ask, askNonsense, secrets = [] }: CallContractCase<Data>): void {
  it(`${what} answers in the product’s own terms, with provider and reference`, async () => {
    const answer = await ask(contractCall())
    expect(data.parse(answer.data)).toEqual(answer.data)
    expect(answer.provider).not.toBe('')
    expect(answer.reference).not.toBe('')
  })

  it(`${what} keeps plain records that can be stored, and no secret in them`, async () => {
    const { request, response } = await ask(contractCall())
    const kept = JSON.stringify([request, response])
    expect(JSON.parse(kept)).toEqual([request, response])
    for (const secret of secrets) expect(kept).not.toContain(secret)
  })

  it(`${what} repeated with the same key returns the same answer, not a second one`, async () => {
    const [first, second] = [await ask(contractCall()), await ask(contractCall())]
    expect(second).toEqual(first)
  })

  it(`${what} that was aborted is unavailable and can be retried`, async () => {
    const failure = await ask(contractCall({ signal: AbortSignal.abort() })).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderUnavailable)
    expect(failure).toMatchObject({ kind: 'TIMEOUT', retryable: true })
  })

  it(`an invalid ${what} is refused, not retried, and its secrets are not repeated`, async () => {
    const failure = await askNonsense(contractCall()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderRefused)
    expect(failure).toMatchObject({ retryable: false })
    const { message, request } = failure as ProviderRefused
    for (const secret of secrets) expect(JSON.stringify([message, request])).not.toContain(secret)
  })
}
