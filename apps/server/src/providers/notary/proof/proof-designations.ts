/**
 * The places of a deed as Proof takes them with a document: signing_designations, for each page from 0, in points from its lower left
 * (https://dev.proof.com/docs/designations-via-api). They are taken with a document that is added, and not at the creation of a transaction.
 */
import type { NotaryField, NotaryPlace } from '@hearthline/domain'
import type { NotaryDeed, NotaryParticipant } from '../port.ts'

/** Proof's word for each field; none for the box of a signer who appears in person. */
const TYPES: Readonly<Record<NotaryField, string | undefined>> = {
  SIGNATURE: 'signature',
  INITIALS: 'initials',
  DATE: 'date_signed',
  NAME: 'full_name',
  STATE: 'commission_state',
  COUNTY: 'county',
  OFFICER: 'full_name',
  TITLE: 'free_text',
  COMMISSION_NUMBER: 'notary_id',
  COMMISSION_EXPIRES: 'commission_expiration_date',
  IN_PERSON: undefined,
  ONLINE: 'checkmark',
  ID_TYPE: 'principal_id_type',
  SEAL: 'seal',
  DISCLOSURE: 'disclosure',
}

/** Whoever was not invited has no identifier there: their lines, and the certificate of them, stay for a session of their own. */
export function designationsOf({ places, signers }: NotaryDeed, invited: readonly NotaryParticipant[]) {
  const known = new Set(invited.map(({ party }) => party))
  return places.flatMap((place) => {
    const { field, by, party, page, x, y, width, height } = place
    const type = TYPES[field]
    if (type === undefined || (by !== 'WITNESS' && !known.has(party))) return []
    const hint = hintOf(place, signers)
    return [{ signer_identifier: by === 'NOTARY' ? 'notary' : party, type, page_number: page, x, y, width, height, ...(hint && { hint }) }]
  })
}

/** A trustee signs as trustee; what has no type of its own is told to the notary. */
function hintOf({ field, by, party }: NotaryPlace, signers: NotaryDeed['signers']): string | undefined {
  if (by === 'SIGNER' && field === 'SIGNATURE') return signers.find((one) => one.party === party)?.signsAs
  return by === 'NOTARY' && field === 'TITLE' ? 'Notary Public' : undefined
}

export const needsWitness = ({ places }: NotaryDeed): boolean => places.some(({ by }) => by === 'WITNESS')
