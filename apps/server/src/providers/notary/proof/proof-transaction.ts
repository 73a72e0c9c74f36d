/** A transaction and a notarization record as Proof sends them (https://dev.proof.com/docs/appendix), and what they mean to us. */
import { z } from 'zod'
import type { NotaryState } from '../port.ts'

const signer = z.object({
  external_id: z.string().nullish(),
  signing_status: z.string().nullish(),
  transaction_access_link: z.url().nullish(),
})

export const proofTransaction = z.object({
  id: z.string().min(1),
  status: z.string().nullish(),
  detailed_status: z.string().nullish(),
  signers: z.array(signer).nullish(),
  notarization_record: z.string().nullish(),
  documents: z.array(z.object({ id: z.string(), final_document_url: z.url().nullish() })).nullish(),
})
export type ProofTransaction = z.infer<typeof proofTransaction>

export const proofRecord = z.object({
  id: z.string(),
  meeting_end: z.string().nullish(),
  notary_name: z.string().nullish(),
  /** 'Fairfax, VA' */
  notary_county_city: z.string().nullish(),
  notary_registration: z.string().nullish(),
})
export type ProofRecord = z.infer<typeof proofRecord>

const STATES: Readonly<Record<string, NotaryState['state']>> = {
  meeting_requested: 'WAITING',
  awaiting_notary: 'WAITING',
  meeting_in_progress: 'IN_SESSION',
  partially_complete: 'IN_SESSION',
  complete: 'SIGNED',
  completed: 'SIGNED',
  released: 'SIGNED',
  complete_with_rejections: 'FAILED',
  completed_with_rejections: 'FAILED',
  declined: 'FAILED',
  signer_locked_out: 'FAILED',
  kba_failed: 'FAILED',
  meeting_failed: 'FAILED',
  expired: 'MISSED',
  canceled: 'CANCELED',
  deleted: 'CANCELED',
}

const FAULTS: Readonly<Record<string, NonNullable<NotaryState['fault']>>> = {
  complete_with_rejections: 'DOCUMENT_DEFECT',
  completed_with_rejections: 'DOCUMENT_DEFECT',
  declined: 'SIGNER_DECLINED',
  signer_locked_out: 'IDENTITY_NOT_CONFIRMED',
  kba_failed: 'IDENTITY_NOT_CONFIRMED',
  meeting_failed: 'CONNECTION',
  expired: 'SIGNER_ABSENT',
}

/** The finer word counts; one that we do not know says only that it is booked: no word is taken for an outcome. */
const wordOf = ({ detailed_status, status }: ProofTransaction): string =>
  [detailed_status, status].find((word) => word != null && word in STATES) ?? ''

export function stateOf(transaction: ProofTransaction, record: ProofRecord | undefined, parties: readonly string[]): NotaryState {
  const word = wordOf(transaction)
  const state = STATES[word] ?? 'BOOKED'
  const signed = new Set(
    (transaction.signers ?? []).flatMap(({ external_id: party, signing_status: at }) => (party && isSigned(at) ? [party] : [])),
  )
  const participants = parties.map((party) => ({
    party,
    state: state === 'SIGNED' || signed.has(party) ? ('SIGNED' as const) : ('EXPECTED' as const),
  }))
  const act = record && actOf(record)
  // Signed, and the certificate is not there yet: it goes on until it is.
  if (state === 'SIGNED' && !act) return { state: 'IN_SESSION', participants }
  const fault = FAULTS[word]
  return { state, participants, ...(fault && { fault }), ...(state === 'SIGNED' && act && { act, recording: record.id }) }
}

const isSigned = (status: string | null | undefined): boolean => status === 'complete' || status === 'completed'

function actOf({
  meeting_end: end,
  notary_name: notary,
  notary_county_city: place,
  notary_registration: number,
}: ProofRecord): NotaryState['act'] {
  if (!end || !notary) return undefined
  const [, county, state] = /^(.+),\s*([A-Z]{2})$/.exec(place ?? '') ?? []
  return {
    signedOn: end.slice(0, 10),
    notary,
    ...(number && { commissionNumber: number }),
    ...(county && { county }),
    ...(state && { state }),
  }
}
