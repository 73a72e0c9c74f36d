/** What the product needs of a payment processor: debts paid straight to their creditors, and the borrower's money sent. */
import { ANSWER_CODE, RETURN_CODE } from '@hearthline/domain'
import { z } from 'zod'
import type { Session } from '../../store/db.ts'
import type { ApplicantName } from '../applicant-name.ts'
import type { ProviderAnswer, ProviderCall } from '../provider-call.ts'

/** One debt, so that what is known of one payment does not depend on another. */
export interface PayoffRequest {
  readonly applicantName: ApplicantName
  readonly debt: {
    /** Of the lien, or the account of the credit report. */
    readonly id: string
    /** Who is paid. */
    readonly creditor: string
    /** Where the credit report has the account. */
    readonly last4?: string | undefined
    /** The address for the payment, where the creditor has quoted the payoff. */
    readonly payTo?: string | undefined
    /** Whole cents, never 0: what the letter says. */
    readonly amountCents: number
  }
  /** Goes to the creditor with the payment. What an adapter hands back to be kept has its digest alone. */
  readonly letter: {
    readonly sha256: string
    readonly mediaType: 'application/pdf'
    readonly bytes: Uint8Array
  }
}

export const payoffSent = z.object({
  /** The processor's reference of the payment. */
  reference: z.string().min(1),
  /** What was sent: where the key was used before, what was sent then. */
  amountCents: z.int().min(1),
  /** LocalDate */
  sentOn: z.iso.date(),
})
export type PayoffSent = z.infer<typeof payoffSent>

export interface PayoffQuestion {
  readonly applicantName: ApplicantName
  /** as `payOff` answered them */
  readonly reference: string
  readonly amountCents: number
  /** LocalDate */
  readonly sentOn: string
}

/** What the creditor did with a payoff, as far as the processor can tell; `on` is a LocalDate. */
export const payoffStanding = z.discriminatedUnion('status', [
  z.object({ status: z.literal('SENT') }),
  /** The creditor says that nothing is owed since that day. */
  z.object({ status: z.literal('IN_FULL'), on: z.iso.date() }),
  /** The creditor took it on that day and says that as much is still owed. */
  z.object({ status: z.literal('SHORT'), on: z.iso.date(), shortCents: z.int().min(1) }),
  /** The creditor sent it back. */
  z.object({ status: z.literal('REFUSED'), on: z.iso.date() }),
])
export type PayoffStanding = z.infer<typeof payoffStanding>

export interface DisbursementRequest {
  readonly holder: ApplicantName
  readonly institution: string
  /** Nine digits. */
  readonly routingNumber: string
  /** Four to seventeen digits, in clear text: never in what an adapter hands back to be kept. */
  readonly accountNumber: string
  readonly accountType: 'CHECKING' | 'SAVINGS'
  /** Whole cents; 0 opens the line without a payment, when debts and costs take the whole draw. */
  readonly amountCents: number
}

export const disbursementSent = z.object({
  /** SENT: the bank has it and settles it on its day, and a return may follow. SETTLED: it has arrived. */
  status: z.enum(['SENT', 'SETTLED']),
  /** The trace number of the ACH credit. */
  traceNumber: z.string().min(1),
  /** What was sent: where the key was used before, what was sent then. */
  amountCents: z.int().min(0),
  /** LocalDate */
  sentOn: z.iso.date(),
  /** LocalDate, of SENT: when the banks settle it */
  settlesOn: z.iso.date().optional(),
})
export type DisbursementSent = z.infer<typeof disbursementSent>

export interface TransferQuestion {
  readonly holder: ApplicantName
  /** as `disburse` answered them */
  readonly traceNumber: string
  /** LocalDate */
  readonly sentOn: string
}

/** A bank may send back a credit for some banking days after it settled (Nacha Operating Rules 3.8). */
export const transferStanding = z.discriminatedUnion('status', [
  z.object({ status: z.literal('SENT') }),
  z.object({
    status: z.literal('SETTLED'),
    /** LocalDate */
    on: z.iso.date(),
  }),
  z.object({
    status: z.literal('RETURNED'),
    /** LocalDate */
    on: z.iso.date(),
    /** the bank's reason: R01 to R85 */
    code: z.string().regex(RETURN_CODE),
  }),
  /** It was stopped, and no bank ever has it. */
  z.object({
    status: z.literal('WITHDRAWN'),
    /** LocalDate */
    on: z.iso.date(),
  }),
])
export type TransferStanding = z.infer<typeof transferStanding>

/** A test entry of $0 to the account that money is to be sent to (a prenote; Nacha Operating Rules 2.6). */
export type PrenoteRequest = Omit<DisbursementRequest, 'amountCents'>

export const prenoteSent = z.object({
  traceNumber: z.string().min(1),
  /** LocalDate */
  sentOn: z.iso.date(),
  /** LocalDate: when the banks settle it */
  settlesOn: z.iso.date(),
})
export type PrenoteSent = z.infer<typeof prenoteSent>

export const prenoteStanding = z.discriminatedUnion('status', [
  z.object({ status: z.literal('SENT') }),
  /** The bank has had its days, and money may follow. */
  z.object({
    status: z.literal('CLEAR'),
    /** LocalDate */
    on: z.iso.date(),
  }),
  /** A return, or a notification that something of the account is different. */
  z.object({
    status: z.literal('ANSWERED'),
    /** LocalDate */
    on: z.iso.date(),
    code: z.string().regex(ANSWER_CODE),
  }),
])
export type PrenoteStanding = z.infer<typeof prenoteStanding>

interface Prenotes {
  send(request: PrenoteRequest, call: ProviderCall): Promise<ProviderAnswer<PrenoteSent>>
  standingOf(question: TransferQuestion, call: ProviderCall): Promise<ProviderAnswer<PrenoteStanding>>
}

export interface FeeRequest {
  readonly holder: ApplicantName
  readonly institution: string
  /** Nine digits. */
  readonly routingNumber: string
  /** Four to seventeen digits, in clear text: never in what an adapter hands back to be kept. */
  readonly accountNumber: string
  readonly accountType: 'CHECKING' | 'SAVINGS'
  /** Whole cents, never 0. */
  readonly amountCents: number
  /** What the borrower's statement says. */
  readonly description: string
}

export const feeCollected = z.object({
  /** RETURNED: the borrower's bank did not pay. It is the borrower who has to act, so it is an answer and no refusal. */
  status: z.enum(['COLLECTED', 'RETURNED']),
  /** The bank's reason in words, of a return. */
  reason: z.string().optional(),
  /** LocalDate */
  on: z.iso.date(),
})
export type FeeCollected = z.infer<typeof feeCollected>

/**
 * Money moves: the idempotency key of the call is handed to the vendor, who must not pay twice on it. Only the vendor's explicit success is
 * an answer; one that is in progress or said in unknown words is ProviderUnavailable of kind PENDING, a payment returned is ProviderRefused.
 */
export interface Payments {
  payOff(request: PayoffRequest, call: ProviderCall): Promise<ProviderAnswer<PayoffSent>>
  /** Left out by a processor that hears nothing of creditors: the team records their letters. */
  payoffStandingOf?(question: PayoffQuestion, call: ProviderCall): Promise<ProviderAnswer<PayoffStanding>>
  /** An ACH debit that the borrower authorized (Nacha's WEB entries). */
  collectFee(request: FeeRequest, call: ProviderCall): Promise<ProviderAnswer<FeeCollected>>
  disburse(request: DisbursementRequest, call: ProviderCall): Promise<ProviderAnswer<DisbursementSent>>
  /**
   * Stops a disbursement that no bank has yet, and says how it stands then: WITHDRAWN, or whatever it is where that came too late. Once stopped it stays so,
   * under its key as well. `session`: the transaction of whoever stops it, for an adapter that keeps its transfers in this database. Left out by a
   * processor that takes nothing back.
   */
  withdraw?(question: TransferQuestion, call: ProviderCall, session: Session): Promise<ProviderAnswer<TransferStanding>>
  /** How a disbursement stands now. */
  standingOf(question: TransferQuestion, call: ProviderCall): Promise<ProviderAnswer<TransferStanding>>
  /** Left out where no test entry is asked for before the money. */
  readonly prenotes?: Prenotes
  /**
   * What an adapter has to do by itself, as files of the day: called by every node, again and again. Answers with what a person has to look at,
   * in words without personal data. Left out by whoever has nothing to do.
   */
  keepUp?(call: ProviderCall): Promise<readonly string[]>
}
