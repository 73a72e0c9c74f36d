/** What the sandbox's notary and those who signed before them leave at the places of a deed. Whoever has not signed yet leaves their lines empty. */
import { formatLongDate, type LocalDate, type NotaryPlace, US_STATES } from '@hearthline/domain'
import type { Commission } from './commission.ts'

export const SANDBOX = 'Sandbox: no notary took part'
/** The sentence by which a certificate says so (RULONA 14A). */
export const BY_COMMUNICATION_TECHNOLOGY = 'This notarial act involved the use of communication technology.'

const WITNESSES = ['Robin Alder', 'Casey Birch'] as const

export interface DeedMark {
  readonly place: NotaryPlace
  /** a line each */
  readonly lines: readonly string[]
  /** SIGNATURE: as if by hand. SEAL: within a frame */
  readonly look: 'SIGNATURE' | 'PRINT' | 'NOTE' | 'SEAL'
  /** What it is, to whoever hears the page instead of seeing it. */
  readonly alt: string
}

export interface SignedDeed {
  readonly signers: readonly { readonly party: string; readonly signsAs: string }[]
  /** who has signed, and on which day at the home */
  readonly signed: ReadonlyMap<string, LocalDate>
  readonly commission: Commission
}

export const stateName = (state: string): string => US_STATES[state as keyof typeof US_STATES] ?? state

export const sealLines = ({ notary, state, commissionNumber, commissionExpires }: Commission): readonly string[] => [
  notary.toUpperCase(),
  'NOTARY PUBLIC',
  `STATE OF ${stateName(state).toUpperCase()}`,
  `Commission number ${commissionNumber}`,
  `My commission expires ${formatLongDate(commissionExpires)}`,
  SANDBOX,
]

export function marksOf(places: readonly NotaryPlace[], deed: SignedDeed): readonly DeedMark[] {
  return places.flatMap((place) => {
    const mark =
      place.by === 'SIGNER' ? signersMark(place, deed) : place.by === 'WITNESS' ? witnessMark(place, deed) : notaryMark(place, deed)
    return mark ? [{ place, ...mark }] : []
  })
}

type Mark = Omit<DeedMark, 'place'> | undefined

const nameOf = ({ signers }: SignedDeed, party: string): string => signers.find((one) => one.party === party)?.signsAs ?? ''

function signersMark({ field, party }: NotaryPlace, deed: SignedDeed): Mark {
  const on = deed.signed.get(party)
  const name = nameOf(deed, party)
  if (on === undefined) return undefined
  if (field === 'SIGNATURE') return { lines: [name], look: 'SIGNATURE', alt: `Signature of ${name}` }
  if (field === 'INITIALS') return { lines: [initialsOf(name)], look: 'SIGNATURE', alt: `Initials of ${name}` }
  return field === 'DATE'
    ? { lines: [formatLongDate(on)], look: 'PRINT', alt: `Date of the signature of ${name}: ${formatLongDate(on)}` }
    : undefined
}

/** 'Ana Reyes, as trustee': AR */
const initialsOf = (signsAs: string): string =>
  (signsAs.split(',')[0] ?? '')
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')

/** Whoever signs first is seen by the witnesses: they sign then. */
function witnessMark({ field, party }: NotaryPlace, { signed }: SignedDeed): Mark {
  const name = WITNESSES[party === 'witness1' ? 0 : 1]
  if (signed.size === 0) return undefined
  if (field === 'SIGNATURE') return { lines: [name], look: 'SIGNATURE', alt: `Signature of the witness ${name}` }
  return { lines: [`${name} (sandbox)`], look: 'PRINT', alt: `Printed name of the witness: ${name}` }
}

/** In the certificate of one person: on the day on which that person appeared. */
function notaryMark({ field, party }: NotaryPlace, deed: SignedDeed): Mark {
  const { commission } = deed
  const on = deed.signed.get(party)
  if (on === undefined || field === 'IN_PERSON') return undefined
  const { notary, commissionNumber, commissionExpires, county, state } = commission
  const of = `in the acknowledgment of ${nameOf(deed, party)}`
  if (field === 'SIGNATURE') return { lines: [notary], look: 'SIGNATURE', alt: `Signature of the notary ${notary}, ${of}` }
  if (field === 'SEAL')
    return { lines: sealLines(commission), look: 'SEAL', alt: `Official seal, ${of}: ${sealLines(commission).join(', ')}` }
  if (field === 'DISCLOSURE') {
    const lines = [BY_COMMUNICATION_TECHNOLOGY, `Notary: ${notary}. ${SANDBOX}.`]
    return { lines, look: 'NOTE', alt: lines.join(' ') }
  }
  const printed: Readonly<Partial<Record<NotaryPlace['field'], readonly [label: string, text: string]>>> = {
    DATE: ['Day', formatLongDate(on)],
    NAME: ['Name of the notary', notary],
    STATE: ['State', stateName(state)],
    COUNTY: ['County', county],
    OFFICER: ['Notary', `${notary}, Notary Public`],
    TITLE: ['Title', 'Notary Public'],
    COMMISSION_NUMBER: ['Commission number', commissionNumber],
    COMMISSION_EXPIRES: ['Commission expires', formatLongDate(commissionExpires)],
    ONLINE: ['Online notarization', 'X'],
    ID_TYPE: ['Identification', 'Driver license'],
  }
  const found = printed[field]
  return found && { lines: [found[1]], look: 'PRINT', alt: `${found[0]}, ${of}: ${found[1]}` }
}
