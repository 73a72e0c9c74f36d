/** What every adapter of a remote notary must keep. */
import { describe, expect, it } from 'vitest'
import { contractCall, contractName, testCallContract } from '../provider-call.contract.ts'
import { type Notary, type NotaryBookingRequest, notaryBooked, notaryOpening, notaryState } from './port.ts'

/** One page, made by hand. */
export const DEED_BYTES = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>endobj\ntrailer<</Root 1 0 R>>',
)

export const contractBooking: NotaryBookingRequest = {
  booking: '5f0c7a3e-2f1b-4c58-9d7a-1f3f5f1c2a10:1:deed',
  attempt: 1,
  applicantName: contractName,
  participants: [
    { party: 'borrower', firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.test' },
    { party: '9ae5fa49434cdf67', firstName: 'Sam', lastName: 'Reyes', email: 'sam@example.test' },
  ],
  property: { state: 'CO', county: 'Denver' },
  at: '2026-11-24T17:00:00.000Z',
  deed: {
    fileName: 'deed.pdf',
    sha256: '0'.repeat(64),
    places: [
      { field: 'SIGNATURE', by: 'SIGNER', party: 'borrower', page: 0, x: 306, y: 539, width: 142, height: 14 },
      { field: 'DATE', by: 'SIGNER', party: 'borrower', page: 0, x: 306, y: 517, width: 71, height: 14 },
      { field: 'COUNTY', by: 'NOTARY', party: 'borrower', page: 0, x: 115, y: 368, width: 103, height: 14 },
      { field: 'SEAL', by: 'NOTARY', party: 'borrower', page: 0, x: 64, y: 189, width: 196, height: 76 },
    ],
    signers: [
      { party: 'borrower', signsAs: 'Ana Reyes, individually and as trustee' },
      { party: '9ae5fa49434cdf67', signsAs: 'Sam Reyes' },
    ],
    read: async () => DEED_BYTES,
  },
}

/** @param makeAdapter one that knows the booking which `booked` made */
export function describeNotaryContract(makeAdapter: () => Notary): void {
  const booked = async (adapter: Notary) => (await adapter.book(contractBooking, contractCall())).data.booking
  describe('the contract of remote notaries', () => {
    testCallContract({
      what: 'a booking',
      data: notaryBooked,
      ask: (call) => makeAdapter().book(contractBooking, call),
      askNonsense: (call) => makeAdapter().book({ ...contractBooking, participants: [] }, call),
      secrets: ['ana@example.test', 'sam@example.test'],
    })
    testCallContract({
      what: 'a look at a session',
      data: notaryState,
      ask: async (call) => {
        const adapter = makeAdapter()
        return adapter.read({ booking: await booked(adapter), applicantName: contractName }, call)
      },
      askNonsense: (call) => makeAdapter().read({ booking: '', applicantName: contractName }, call),
    })
    testCallContract({
      what: 'a cancellation',
      data: notaryBooked,
      ask: async (call) => {
        const adapter = makeAdapter()
        return adapter.cancel({ booking: await booked(adapter), applicantName: contractName }, call)
      },
      askNonsense: (call) => makeAdapter().cancel({ booking: '', applicantName: contractName }, call),
    })

    it('opens a page for each participant, and keeps no address of it', async () => {
      const adapter = makeAdapter()
      const request = {
        booking: await booked(adapter),
        applicantName: contractName,
        returnUrl: 'https://lender.test/account/heloc/5f0c7a3e-2f1b-4c58-9d7a-1f3f5f1c2a10/notary/session',
      }
      for (const { party } of contractBooking.participants) {
        const { data, response } = await adapter.open({ ...request, party }, contractCall())
        expect(notaryOpening.parse(data)).toEqual(data)
        // Whoever has the address of a room may enter it.
        expect(JSON.stringify(response)).not.toContain(data.url)
      }
    })

    it('has no sealed deed before it is signed', async () => {
      const adapter = makeAdapter()
      const request = { booking: await booked(adapter), applicantName: contractName, deed: contractBooking.deed }
      await expect(adapter.sealedDeed(request, contractCall())).rejects.toMatchObject({ kind: 'PENDING', retryable: true })
    })
  })
}
