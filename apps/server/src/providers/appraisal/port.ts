/** What the product needs of people who see the home: a broker's price opinion, and an appraisal where that cannot settle the value. */
import { STATED_CONDITIONS, type VisitTime } from '@hearthline/domain'
import type { PropertyRecord } from '@hearthline/domain/facts/property-record'
import { z } from 'zod'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

/** A valuer must not learn which value is hoped for (12 CFR 1026.42(c)(1)): the request holds none. */
export interface PriceOpinionRequest {
  readonly property: PropertyRecord
  readonly applicantName: ApplicantName
  /** As the borrower states it, by the wire's names, such as GOOD. */
  readonly condition: string
  readonly contactName: string
  /** Ten digits. */
  readonly contactPhone: string
  /** Left out: the broker calls the contact and agrees on a time. */
  readonly visit?: VisitTime | undefined
  /** How to get in, in the borrower's words. */
  readonly accessNote?: string | undefined
}

export interface VisitRequest extends PriceOpinionRequest {
  /**
   * The product's own number of the visit: a vendor that has it already moves that visit, or calls it off, and books no second one. It stays the
   * same however often the time is changed, so the call's idempotency key, which changes with the time, is not it.
   */
  readonly orderId: string
  readonly canceled?: boolean | undefined
}

export const visitBooked = z.object({ status: z.enum(['BOOKED', 'CANCELED']) })
export type VisitBooked = z.infer<typeof visitBooked>

export const priceOpinion = z.object({
  valueCents: z.int().min(0),
  /** LocalDate */
  valuedOn: z.iso.date(),
  /** False: the broker could not settle the value, an appraiser has to. */
  conclusive: z.boolean(),
  /** As the broker found it, where the broker says so. */
  condition: z.enum(STATED_CONDITIONS).optional(),
})
export type PriceOpinion = z.infer<typeof priceOpinion>

export interface AppraisalRequest {
  readonly property: PropertyRecord
  readonly applicantName: ApplicantName
  /** The product's own number of the order: asked again with another time, the vendor moves the visit and does not order a second appraisal. */
  readonly orderId: string
  readonly visit?: VisitTime | undefined
  readonly contactName?: string | undefined
  /** Ten digits. */
  readonly contactPhone?: string | undefined
  readonly accessNote?: string | undefined
}

export const appraisalOrdered = z.object({
  /** Only the vendor's explicit acceptance; an order that it has not accepted yet is ProviderUnavailable of kind PENDING. */
  status: z.literal('ORDERED'),
})
export type AppraisalOrdered = z.infer<typeof appraisalOrdered>

export interface Appraisal {
  /** Books the time of a price opinion's visit, moves it, or cancels it. */
  bookVisit(request: VisitRequest, call: ProviderCall): Promise<ProviderAnswer<VisitBooked>>
  /** The finished opinion; one that is still being made is ProviderUnavailable of kind PENDING. */
  priceOpinion(request: PriceOpinionRequest, call: ProviderCall): Promise<ProviderAnswer<PriceOpinion>>
  orderAppraisal(request: AppraisalRequest, call: ProviderCall): Promise<ProviderAnswer<AppraisalOrdered>>
}
