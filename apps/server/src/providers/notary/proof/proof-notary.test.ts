import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { renderDocument } from '../../../documents/renderers.ts'
import { ANA, inState, LUIS } from '../../../testing/instrument-sample.ts'
import { contractCall, contractName } from '../../provider-call.contract.ts'
import { contractBooking, DEED_BYTES, describeNotaryContract } from '../port.contract.ts'
import { proofNotary } from './proof-notary.ts'
import { type ProofStandIn, startProofStandIn } from './proof-stand-in.fixture.ts'

let standIn: ProofStandIn
beforeAll(async () => {
  standIn = await startProofStandIn()
})
beforeEach(() => {
  standIn.calls.length = 0
  standIn.status = undefined
  standIn.documentStatus = undefined
  standIn.detailedStatus = 'sent_to_signer'
})
afterAll(() => standIn.close())

describeNotaryContract(() => proofNotary(standIn.access))

describe('Proof', () => {
  const booked = async (name: string) => {
    const adapter = proofNotary(standIn.access)
    const { booking } = (await adapter.book({ ...contractBooking, booking: name }, contractCall())).data
    return { adapter, request: { booking, applicantName: contractName } }
  }

  const addedDocuments = () =>
    standIn.calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/documents')).map(({ body }) => body)

  it('is given the deed, every signer and the time, writes to no one, and is activated once', async () => {
    await booked('first')
    await booked('first')
    const created = standIn.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/transactions')
    expect(created).toHaveLength(1)
    expect(created[0]!.body).toMatchObject({
      external_id: 'first',
      draft: true,
      suppress_email: true,
      activation_time: contractBooking.at,
      signers: [{ external_id: 'borrower', email: 'ana@example.test' }, { external_id: '9ae5fa49434cdf67' }],
    })
    expect(addedDocuments()).toMatchObject([{ requirement: 'notarization', resource: Buffer.from(DEED_BYTES).toString('base64') }])
    expect(standIn.calls.filter(({ path }) => path.endsWith('/notarization_ready'))).toHaveLength(1)
  })

  it('is told with the deed where each person signs and what the notary fills in', async () => {
    await booked('placed')
    const [added] = addedDocuments()
    expect(added?.signing_designations).toEqual([
      {
        ...{ signer_identifier: 'borrower', type: 'signature', page_number: 0, x: 306, y: 539, width: 142, height: 14 },
        hint: 'Ana Reyes, individually and as trustee',
      },
      { signer_identifier: 'borrower', type: 'date_signed', page_number: 0, x: 306, y: 517, width: 71, height: 14 },
      { signer_identifier: 'notary', type: 'county', page_number: 0, x: 115, y: 368, width: 103, height: 14 },
      { signer_identifier: 'notary', type: 'seal', page_number: 0, x: 64, y: 189, width: 196, height: 76 },
    ])
    expect(added).not.toHaveProperty('witness_required')
  })

  it('takes every place of a deed that the product makes, and is told where witnesses sign', async () => {
    const { notaryPlaces: places } = await renderDocument({ kind: 'SECURITY_INSTRUMENT', data: inState('LA') })
    const participants = contractBooking.participants.map((one, index) => ({ ...one, party: [ANA, LUIS][index]!.party }))
    const request = { ...contractBooking, booking: 'louisiana', participants, deed: { ...contractBooking.deed, places } }
    await proofNotary(standIn.access).book(request, contractCall())
    const [added] = addedDocuments()
    expect(added).toMatchObject({ witness_required: true })
    expect(added?.signing_designations).toHaveLength(places.length)
  })

  it('is asked nothing of whoever was not invited to the session', async () => {
    const [borrower, other] = contractBooking.participants
    const places = contractBooking.deed.places.map((place) => ({ ...place, party: other!.party }))
    const request = { ...contractBooking, booking: 'alone', participants: [borrower!, { ...other!, email: undefined }] }
    await proofNotary(standIn.access).book({ ...request, deed: { ...contractBooking.deed, places } }, contractCall())
    expect(addedDocuments()[0]).not.toHaveProperty('signing_designations')
  })

  it('has the deed sent again where it did not arrive, and no session before that', async () => {
    standIn.documentStatus = 503
    await expect(booked('lost')).rejects.toMatchObject({ kind: 'SERVER_ERROR' })
    const activated = () => standIn.calls.filter(({ path }) => path.endsWith('/notarization_ready')).length
    expect(activated()).toBe(0)
    standIn.documentStatus = undefined
    standIn.detailedStatus = 'draft'
    await booked('lost')
    expect(standIn.calls.filter(({ method, path }) => method === 'POST' && path === '/v1/transactions')).toHaveLength(1)
    expect(addedDocuments()).toHaveLength(2)
    expect(activated()).toBe(1)
  })

  it('says who notarized, from the record, and gives the sealed deed', async () => {
    const { adapter, request } = await booked('second')
    standIn.detailedStatus = 'complete'
    expect((await adapter.read(request, contractCall())).data).toEqual({
      state: 'SIGNED',
      participants: [
        { party: 'borrower', state: 'SIGNED' },
        { party: '9ae5fa49434cdf67', state: 'SIGNED' },
      ],
      act: { signedOn: '2026-11-24', notary: 'R. Alvarez', commissionNumber: '7237492', county: 'Fairfax', state: 'VA' },
      recording: 'me_standin',
    })
    const sealed = new Uint8Array(Buffer.concat([DEED_BYTES, Buffer.from('sealed')]))
    standIn.returned = sealed
    expect((await adapter.sealedDeed({ ...request, deed: contractBooking.deed }, contractCall())).data.bytes).toEqual(sealed)
    standIn.returned = undefined
  })

  it.each([
    ['meeting_in_progress', { state: 'IN_SESSION' }],
    ['complete_with_rejections', { state: 'FAILED', fault: 'DOCUMENT_DEFECT' }],
    ['declined', { state: 'FAILED', fault: 'SIGNER_DECLINED' }],
    ['expired', { state: 'MISSED', fault: 'SIGNER_ABSENT' }],
    ['a_word_of_tomorrow', { state: 'BOOKED' }],
  ])('%s is an outcome only where it says so', async (word, outcome) => {
    const { adapter, request } = await booked('third')
    standIn.detailedStatus = word
    expect((await adapter.read(request, contractCall())).data).toMatchObject(outcome)
  })

  it.each([
    [503, { retryable: true, kind: 'SERVER_ERROR' }],
    [429, { retryable: true, kind: 'RATE_LIMITED' }],
    [422, { retryable: false, because: 'Proof answered 422.' }],
  ])('that answers %i repeats nothing of what it says', async (status, failure) => {
    const { adapter, request } = await booked('fourth')
    standIn.status = status
    const problem = await adapter.read(request, contractCall()).catch((error: unknown) => error)
    expect(problem).toMatchObject(failure)
    expect(JSON.stringify(problem)).not.toContain('ana@example.test')
  })

  it('is believed by the signature over the very bytes, and only of which transaction to look at', async () => {
    const { announced } = proofNotary(standIn.access)
    const body = JSON.stringify({ event: 'transaction.completed', data: { transaction_id: 'ot_1', status: 'completed' } })
    const signature = createHmac('sha256', standIn.access.PROOF_WEBHOOK_KEY).update(body).digest('hex')
    const call = { signal: AbortSignal.timeout(1000), now: '2026-11-24T17:30:00.000Z' }
    expect(await announced!({ signature, body }, call)).toEqual({ links: [], references: ['ot_1'] })
    for (const forged of [undefined, signature.replace(/.$/, 'x'), ''])
      expect(await announced!({ signature: forged, body }, call)).toBeUndefined()
    expect(await announced!({ signature, body: `${body} ` }, call)).toBeUndefined()
  })
})
