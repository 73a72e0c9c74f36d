/** What the product needs of a remote notary: a session for the signed deed, its outcome, and the sealed document. */
import { type NotaryPlace, SESSION_FAULTS } from '@hearthline/domain'
import { z } from 'zod'
import type { Announcing } from '../announcement.ts'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

export interface NotaryParticipant {
  /** Ours: 'borrower', or the name of a signer within the application. */
  readonly party: string
  readonly firstName: string
  readonly lastName: string
  readonly email?: string | undefined
}

export interface NotaryDeed {
  readonly fileName: string
  /** Of the bytes: what is sealed is the document that was read. */
  readonly sha256: string
  /** What is filled in on it, and where: empty of a deed that an earlier release made, whose lines a notary finds on its pages. */
  readonly places: readonly NotaryPlace[]
  /** Everyone who signs it, as the deed names them: 'Ana Reyes, as trustee'. */
  readonly signers: readonly { readonly party: string; readonly signsAs: string }[]
  read(): Promise<Uint8Array>
}

export interface NotaryBookingRequest {
  /** Ours: the same one is booked once, however often it is asked for. */
  readonly booking: string
  /** Which appointment of this application it is: the first is 1. */
  readonly attempt: number
  readonly applicantName: ApplicantName
  /** The borrower first. */
  readonly participants: readonly NotaryParticipant[]
  /** Of the home: whose recorder takes the deed. */
  readonly property: { readonly state: string; readonly county?: string | undefined }
  /** Instant; left out: as soon as a notary is free. */
  readonly at?: string | undefined
  readonly deed: NotaryDeed
  /** An earlier booking that this one takes the place of. */
  readonly instead?: string | undefined
}

export const notaryBooked = z.object({ booking: z.string().min(1) })
export type NotaryBooked = z.infer<typeof notaryBooked>

export const notaryOpening = z.object({ kind: z.literal('PAGE'), url: z.string() })
export type NotaryOpening = z.infer<typeof notaryOpening>

/** BOOKED: no one is there yet. WAITING: someone waits for the notary. The last three are outcomes, and stay. */
export const NOTARY_STATES = ['BOOKED', 'WAITING', 'IN_SESSION', 'SIGNED', 'MISSED', 'FAILED', 'CANCELED'] as const
export const PARTICIPANT_STATES = ['EXPECTED', 'JOINED', 'IDENTIFIED', 'SIGNED'] as const

export const notaryState = z.object({
  state: z.enum(NOTARY_STATES),
  fault: z.enum(SESSION_FAULTS).optional(),
  participants: z.array(z.object({ party: z.string(), state: z.enum(PARTICIPANT_STATES) })),
  /** The certificate, once the deed is signed. */
  act: z
    .object({
      signedOn: z.iso.date(),
      notary: z.string().min(2),
      commissionNumber: z.string().optional(),
      commissionExpires: z.iso.date().optional(),
      state: z.string().length(2).optional(),
      county: z.string().optional(),
    })
    .optional(),
  /** The provider's name of the recording of the session. */
  recording: z.string().optional(),
})
export type NotaryState = z.infer<typeof notaryState>

export interface SealedDeed {
  readonly bytes: Uint8Array
}

export interface Notary extends Announcing {
  book(request: NotaryBookingRequest, call: ProviderCall): Promise<ProviderAnswer<NotaryBooked>>
  cancel(
    request: { readonly booking: string; readonly applicantName: ApplicantName },
    call: ProviderCall,
  ): Promise<ProviderAnswer<NotaryBooked>>
  /** The page on which one of the participants takes part; they come back to `returnUrl`. */
  open(
    request: { readonly booking: string; readonly party: string; readonly applicantName: ApplicantName; readonly returnUrl: string },
    call: ProviderCall,
  ): Promise<ProviderAnswer<NotaryOpening>>
  read(
    request: { readonly booking: string; readonly applicantName: ApplicantName },
    call: ProviderCall,
  ): Promise<ProviderAnswer<NotaryState>>
  /** The deed with signatures and seal. Before it is sealed this is ProviderUnavailable of kind PENDING. */
  sealedDeed(
    request: { readonly booking: string; readonly applicantName: ApplicantName; readonly deed: NotaryDeed },
    call: ProviderCall,
  ): Promise<ProviderAnswer<SealedDeed>>
}
