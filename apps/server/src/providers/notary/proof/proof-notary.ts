/** Remote notarization by Proof: a draft transaction with the deed, activated for its signers, looked at until it is complete. */
import { z } from 'zod'
import { ProviderRefused, ProviderUnavailable } from '../../provider-call.ts'
import type { Notary, NotaryBookingRequest } from '../port.ts'
import { createProofClient, PROOF, type ProofAccess } from './proof-client.ts'
import { proofRecord, proofTransaction, stateOf } from './proof-transaction.ts'
import { readProofWebhook } from './proof-webhook.ts'

const found = z.object({ data: z.array(proofTransaction).nullish() })

const bodyOf = ({ booking, participants, at }: NotaryBookingRequest, deed: Uint8Array, fileName: string) => ({
  external_id: booking,
  draft: true,
  // We write to everyone ourselves, and lead them in from our own pages.
  suppress_email: true,
  ...(at !== undefined && { activation_time: at }),
  // Who has no email is invited to nothing, and signs in a session of their own.
  signers: participants
    .filter(({ email }) => email)
    .map(({ party, firstName, lastName, email }) => ({
      external_id: party,
      first_name: firstName,
      last_name: lastName,
      email,
    })),
  documents: [{ resource: Buffer.from(deed).toString('base64'), requirement: 'notarization', filename: fileName }],
})

export function proofNotary(access: ProofAccess): Notary {
  const { ask, tell, download } = createProofClient(access)
  const pathOf = (booking: string): string => `/transactions/${encodeURIComponent(booking)}`
  const transactionOf = async (booking: string, call: Parameters<typeof ask>[1]) => {
    const request = { booking }
    if (booking === '') throw new ProviderRefused(PROOF, 'There is no such booking.', request)
    return ask({ method: 'GET', path: pathOf(booking), answer: proofTransaction, request }, call)
  }
  /** Proof has no idempotency key: a transaction that was made for this booking is found by our name of it. */
  const madeBefore = async (externalId: string, call: Parameters<typeof ask>[1]) => {
    const path = `/transactions?external_id=${encodeURIComponent(externalId)}`
    const { data } = await ask({ method: 'GET', path, answer: found, request: { externalId } }, call)
    return data?.[0]
  }
  return {
    announced: async (announcement) => readProofWebhook(announcement, access.PROOF_WEBHOOK_KEY),
    async book(booking, call) {
      const request = { booking: booking.booking, at: booking.at, deed: booking.deed.sha256, signers: booking.participants.length }
      if (!booking.participants[0]?.email) throw new ProviderRefused(PROOF, 'The borrower needs an email.', request)
      const before = await madeBefore(booking.booking, call)
      const body = before ? undefined : bodyOf(booking, await booking.deed.read(), booking.deed.fileName)
      const { id, detailed_status: status } =
        before ?? (await ask({ method: 'POST', path: '/transactions', body: body!, answer: proofTransaction, request }, call))
      if (!before || status === 'draft' || status === 'started')
        await tell({ method: 'POST', path: `${pathOf(id)}/notarization_ready`, body: { suppress_email: true }, request }, call)
      if (booking.instead) await tell({ method: 'DELETE', path: pathOf(booking.instead), request }, call)
      return { data: { booking: id }, provider: PROOF, reference: id, request, response: { id } }
    },
    async cancel({ booking }, call) {
      const request = { booking }
      if (booking === '') throw new ProviderRefused(PROOF, 'There is no such booking.', request)
      await tell({ method: 'DELETE', path: pathOf(booking), request }, call)
      return { data: { booking }, provider: PROOF, reference: booking, request, response: request }
    },
    async open({ booking, party }, call) {
      const request = { booking, party }
      const { signers } = await transactionOf(booking, call)
      const url = signers?.find(({ external_id: own }) => own === party)?.transaction_access_link
      if (!url) throw new ProviderRefused(PROOF, 'This person does not sign here.', request)
      return { data: { kind: 'PAGE', url }, provider: PROOF, reference: booking, request, response: { booking } }
    },
    async read({ booking }, call) {
      const request = { booking }
      const transaction = await transactionOf(booking, call)
      const id = transaction.notarization_record
      const record = id
        ? await ask({ method: 'GET', path: `/notarization_records/${encodeURIComponent(id)}`, answer: proofRecord, request }, call)
        : undefined
      const parties = (transaction.signers ?? []).flatMap(({ external_id: party }) => party ?? [])
      const data = stateOf(transaction, record, parties)
      return {
        data,
        provider: PROOF,
        reference: booking,
        request,
        response: { ...data, status: transaction.detailed_status ?? transaction.status },
      }
    },
    async sealedDeed({ booking }, call) {
      const request = { booking }
      const url = (await transactionOf(booking, call)).documents?.[0]?.final_document_url
      if (!url) throw new ProviderUnavailable(PROOF, 'PENDING', request)
      const bytes = await download(url, request, call)
      return { data: { bytes }, provider: PROOF, reference: booking, request, response: { booking, byteSize: bytes.length } }
    },
  }
}
