/** Remote notarization by Proof: a draft transaction, the deed with its places, activated for its signers, looked at until it is complete. */
import { z } from 'zod'
import { ProviderRefused, ProviderUnavailable } from '../../provider-call.ts'
import type { Notary, NotaryBookingRequest } from '../port.ts'
import { createProofClient, PROOF, type ProofAccess } from './proof-client.ts'
import { designationsOf, needsWitness } from './proof-designations.ts'
import { proofRecord, proofTransaction, stateOf } from './proof-transaction.ts'
import { readProofWebhook } from './proof-webhook.ts'

const found = z.object({ data: z.array(proofTransaction).nullish() })

/** Who has no email is invited to nothing, and signs in a session of their own. */
const invitedOf = ({ participants }: NotaryBookingRequest) => participants.filter(({ email }) => email)

const bodyOf = (request: NotaryBookingRequest) => ({
  external_id: request.booking,
  draft: true,
  // We write to everyone ourselves, and lead them in from our own pages.
  suppress_email: true,
  ...(request.at !== undefined && { activation_time: request.at }),
  signers: invitedOf(request).map(({ party, firstName, lastName, email }) => ({
    external_id: party,
    first_name: firstName,
    last_name: lastName,
    email,
  })),
})

/** With its places: a deed of an earlier release has none, and is tagged as the account of the lender says, or by the notary. */
async function documentOf(request: NotaryBookingRequest) {
  const { deed } = request
  const designations = designationsOf(deed, invitedOf(request))
  return {
    resource: Buffer.from(await deed.read()).toString('base64'),
    requirement: 'notarization',
    filename: deed.fileName,
    ...(needsWitness(deed) && { witness_required: true }),
    ...(designations.length > 0 && { signing_designations: designations }),
  }
}

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
      const {
        id,
        detailed_status: status,
        documents,
      } = before ?? (await ask({ method: 'POST', path: '/transactions', body: bodyOf(booking), answer: proofTransaction, request }, call))
      // A transaction whose document did not arrive is given it now.
      if (!documents?.length)
        await tell({ method: 'POST', path: `${pathOf(id)}/documents`, body: await documentOf(booking), request }, call)
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
