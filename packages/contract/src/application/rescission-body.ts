/** The owners' right to cancel as the team reads it, and what is returned once it was used. */
import {
  DELIVERED_TO,
  DELIVERY_WAYS,
  noticeRefusal,
  RESCISSION_RETURNS,
  rescissionRecord,
  rescissionReturned,
  STATEMENT_WAYS,
  TURNS,
} from '@hearthline/domain'
import { z } from 'zod'
import { reasonText } from '../reason-text.ts'

/** Signed after the right has ended: the words are `NOT_CANCELED_WORDS`. */
export const notCanceledBody = z.object({
  signature: z.string().trim().min(2, 'Type your full name').max(120),
  agrees: z.literal(true, 'Check the box to confirm'),
})

const owed = z.object({
  what: z.enum(RESCISSION_RETURNS),
  amountCents: z.int().optional(),
  recordingNumber: z.string().optional(),
  /** of what turned out to be owed later: the last day, where it is not `returnDueOn` */
  dueOn: z.iso.date().optional(),
})

const stated = z.object({
  name: z.string(),
  way: z.enum(STATEMENT_WAYS),
  signedOn: z.iso.date(),
  /** of one on paper: its scan */
  document: z.uuid().optional(),
})

const delivery = z.object({
  party: z.string(),
  name: z.string(),
  to: z.enum(DELIVERED_TO),
  way: z.enum(DELIVERY_WAYS),
  on: z.iso.date(),
  /** its receipt; earlier releases asked for none */
  document: z.uuid().optional(),
  /** It is the receipt of an earlier record: whoever recorded this says that it shows this one. */
  showsReceiver: z.literal(true).optional(),
  representative: z.object({ name: z.string(), document: z.uuid() }).optional(),
})

export const rescissionBody = z.object({
  state: z.enum(['OPEN', 'ENDED']),
  lastDay: z.iso.date().nullable(),
  owners: z.array(z.object({ party: z.string(), name: z.string() })),
  /** of whom the team recorded when they had the notice */
  deliveries: z.array(delivery),
  /** why none of them is corrected any more; null where they may be */
  correctionBarred: z.string().nullable(),
  exercised: rescissionRecord.nullable(),
  returnDueOn: z.iso.date().nullable(),
  /** what is still to be returned: a fee that was paid, a lien that was recorded, what the owners gave back too much */
  owed: z.array(owed),
  /** what the owners give back of money that had left, after the lender has done its part (12 CFR 1026.15(d)(3)) */
  owedByOwners: z.array(owed),
  /** whose turn it is; null while a second person checks the notice, and where no one canceled */
  turn: z.enum(TURNS).nullable(),
  /** Cash that left before the notice, or was too late to stop, and that the borrower's bank does not have yet: somebody asks for it back. */
  recall: z.object({ amountCents: z.int().optional(), sentOn: z.iso.date(), asEarlyAs: z.iso.date() }).nullable(),
  returned: z.array(rescissionReturned),
  /** Whether money has left, or is just being sent: a notice that the team records then takes two persons, unless the payment can still be stopped. */
  isMoneyOut: z.boolean(),
  /** A notice that came after money had left counts once another person confirmed it; null where it does, or none came. `barred`: why not you; `stated`: who stated before that they did not cancel. */
  confirmation: z.object({ barred: z.string().nullable(), stated: z.array(stated) }).nullable(),
  /** Notices that a second person refused: they canceled nothing. */
  refused: z.array(noticeRefusal.pick({ name: true, givenOn: true, on: true, because: true, finding: true })),
  /** why you do not record what was returned; null where you may */
  returnsBarred: z.string().nullable(),
  /** why you do not record such a payment; null where you may */
  latePaymentsBarred: z.string().nullable(),
  /** Checks and wires of the team to creditors that may have left before the notice, and that nobody recorded. */
  latePayments: z.array(z.object({ debt: z.string(), payee: z.string(), amountCents: z.int(), letterOn: z.iso.date() })),
  /** Statements of owners that they did not cancel, once the right has ended; `mailUntil`: until then mail is waited for otherwise. */
  assurance: z
    .object({
      isSettled: z.boolean(),
      mailUntil: z.iso.date(),
      stated: z.array(stated),
      missing: z.array(z.object({ party: z.string(), name: z.string() })),
      /** Owners who died: no one states it in their place, so mail is waited for whatever the others state. */
      represented: z.array(z.object({ name: z.string(), representative: z.string() })),
    })
    .nullable(),
})

/** A notice of rescission on paper, as the team records it. */
export const writtenNotice = z.object({
  party: z.string(),
  way: z.enum(['MAILED', 'DELIVERED']),
  givenOn: z.iso.date('Enter the day on which it was mailed or delivered'),
  /** of one that was mailed: when it arrived; today where left out */
  receivedOn: z.iso.date('Enter the day on which it arrived').optional(),
  /** the scan of it: needed where money has left */
  document: z.uuid('Upload the scan of the notice').optional(),
  reason: reasonText(),
})
