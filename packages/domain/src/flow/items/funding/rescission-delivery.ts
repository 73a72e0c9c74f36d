/**
 * Whoever owns the home beside the borrower is given the notice too, and their days begin when they have it (12 CFR 1026.15(a)(3), (b)): when they
 * open it online (rescission-receipts), or on the day that a person records for them; until then no right has ended and no money moves.
 */
import { z } from 'zod'
import { localDate } from '../../../facts/scalars.ts'
import { lastDayToRescind } from '../../../policy/end-of-rescission.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { ChapterEvent } from '../../chapter.ts'
import { type Known, wait } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import {
  CORRECTED_PARTS,
  correctedParts,
  deliveriesOf,
  deliveriesStored,
  hasSameReceiver,
  type StoredDelivery,
} from './deliveries-stored.ts'
import { correctedMail } from './delivery-mails.ts'
import { deliveryMisfits, formerReceipts, isReceiptOf, mayWait, REPRESENTATIVE_DOCUMENT, REPRESENTATIVE_NAME } from './delivery-misfits.ts'
import { firstDayOfNotice, type NoticeTo, noticesMadeOn, noticesToDeliver, receivedOnline } from './notices-owed.ts'
import { dayAtHome, daysOfNotices, lastDayMail, receivedBeforeOthers, receivedMail, rescissionNotice } from './rescission-notice.ts'

export const DELIVERY_WAYS = ['IN_PERSON', 'COURIER', 'MAIL'] as const

/** Who had it: the owner, or of one who died whoever acts for their estate. */
export const DELIVERED_TO = ['OWNER', 'REPRESENTATIVE'] as const

/** Earlier releases kept neither to whom, nor a receipt, nor of which notice, nor the day of recording. */
const recordedDelivery = z.object({
  party: z.string(),
  to: z.enum(DELIVERED_TO, 'Choose who had the notice').optional(),
  way: z.enum(DELIVERY_WAYS),
  on: localDate,
  /** what shows it: the receipt that the owner signed, or the carrier's */
  document: z.uuid().optional(),
  /** of a file that was recorded as a receipt before: it is said to show that this person had the notice */
  showsReceiver: z.literal(true).optional(),
  /** of an owner who died: who acts for their estate and had it in their place, by the document that says so */
  representative: z
    .object({
      name: z.string().trim().min(2, REPRESENTATIVE_NAME).max(120),
      document: z.uuid(REPRESENTATIVE_DOCUMENT),
    })
    .optional(),
  /** Both kept by the server: of the notice, since one that is made again has to be given again. */
  sha256: z.string().optional(),
  recordedOn: z.optional(localDate),
})

const answeredDelivery = recordedDelivery.extend({
  to: z.enum(DELIVERED_TO, 'Choose who had the notice'),
  document: z.uuid('Upload the receipt'),
})

/** Who is said not to have had it after all: it is waited for again, and their days have not begun. */
const notReceived = z.array(z.string()).max(20).optional()

/** More than anyone corrects. */
const MOST_RECEIPTS = 200

// The receipt is for the file: another owner's is not the borrower's to have.
const FOR_THE_FILE = { isForTheFile: true, isOfOneThing: true } as const

export const rescissionDelivery = wait('rescission-delivery', {
  title: 'Your time to cancel',
  staffTitle: 'Notice of the right to cancel to everyone who may cancel',
  why: 'The time to cancel begins when everyone who may cancel has their own notice. No money is sent before it has ended.',
  steps: ['RESCISSION'],
  by: 'operator',
  // No one's right waits for the insurance that the borrower has yet to send.
  isDecidedAhead: true,
  applies: (known) => noticesToDeliver(known).length > 0,
  // One of several has opened theirs since: what was recorded of the others stands.
  passes: (known) => noticesToDeliver(known).every((notice) => deliveriesOf(known, [notice]).length > 0),
  reads: (known) => [noticesToDeliver(known).map(({ party, sha256 }) => [party, sha256])],
  about: {
    data: z.object({
      /** Of whom nothing counts yet. `from`: the first day on which they can have had it. `waits`: why the others are recorded without them. */
      persons: z.array(
        z.object({ party: z.string(), name: z.string(), from: z.optional(localDate), waits: z.enum(['SIGNS', 'LATER']).optional() }),
      ),
      madeOn: z.optional(localDate),
    }),
    of: (known) => {
      const made = noticesMadeOn(known)
      const persons = noticesToGive(known).map(({ party, name }) => {
        const from = firstDayOfNotice(known, { party, name })?.day
        const waits = mayWait(known, party)
        return { party, name, ...(from && { from }), ...(waits && { waits }) }
      })
      return { persons, ...(made && { madeOn: made }) }
    },
  },
  chapter: {
    open: 'Notice of the right to cancel',
    done: 'Notice of the right to cancel received',
    each: noticeEvents,
    rule: 'Everyone who may cancel gets a notice of their own, and has three business days from then. The federal Truth in Lending Act sets this, with its Regulation Z.',
  },
  data: z.object({
    delivered: z.array(recordedDelivery).max(20),
    notReceived,
    /** Of whom this record is, where someone else is waited for. Kept by the server. */
    newest: z.array(z.string()).max(20).optional(),
    /** The receipts of records that stand no more. Kept by the server. */
    formerReceipts: z
      .array(z.object({ party: z.string(), document: z.uuid() }))
      .max(MOST_RECEIPTS)
      .optional(),
    /** How often a record was corrected, and whose it was this time, with what of it. Kept by the server. */
    correction: z
      .object({
        count: z.int(),
        party: z.string().optional(),
        parts: z.array(z.enum(CORRECTED_PARTS)).max(CORRECTED_PARTS.length).optional(),
      })
      .optional(),
  }),
  accepts: z.object({ delivered: z.array(answeredDelivery).max(20), notReceived }),
  leavesOpen: (data) => (data.notReceived ?? []).length > 0,
  // The day decides when the right ends and the money leaves: until it has left, a mistake is put right.
  decidedAgain: (known) => correctionBarred(known) === undefined && deliveriesRecorded(known).length > 0,
  documents: ({ delivered }) =>
    delivered.flatMap(({ document: uuid, representative }, index) => [
      ...(uuid === undefined ? [] : [{ path: `delivered.${index}.document`, uuid, kind: 'FILE_EVIDENCE' as const, ...FOR_THE_FILE }]),
      ...(representative
        ? [
            {
              ...{ path: `delivered.${index}.representative.document`, uuid: representative.document },
              ...{ kind: 'FILE_EVIDENCE' as const, ...FOR_THE_FILE },
            },
          ]
        : []),
    ]),
  keeps: (known, answer, before, on, atHome = on) => {
    const stands = deliveriesRecorded(known)
    const named = new Set([...answer.delivered.map(({ party }) => party), ...(answer.notReceived ?? [])])
    const corrected = stands.find(({ party }) => named.has(party))
    const now = corrected && answer.delivered.find(({ party }) => party === corrected.party)
    const count = (before?.correction?.count ?? 0) + (corrected === undefined ? 0 : 1)
    const parts = corrected && now && [...correctedParts(corrected, now)]
    const owing = noticesToDeliver(known)
    const digestOf = (party: string) => {
      const sha256 = owing.find((one) => one.party === party)?.sha256
      return sha256 === undefined ? {} : { sha256 }
    }
    const delivered = [
      ...stands.flatMap((one) => (named.has(one.party) ? [] : [{ ...one, ...digestOf(one.party) }])),
      ...answer.delivered.map(({ recordedOn: _given, ...one }) => {
        const stood = stands.find(({ party }) => party === one.party)
        // Where the day stays and who had it, so do the days that are counted from it. Of another nothing was recorded: it ends no right at once.
        const isSame = stood?.on === one.on && hasSameReceiver(stood, one)
        const recordedOn = isSame ? stood.recordedOn : atHome
        const isSaid = one.showsReceiver ?? (stood && isReceiptOf(stood, one) && stood.showsReceiver)
        return { ...one, ...digestOf(one.party), ...(isSaid && { showsReceiver: isSaid }), ...(recordedOn && { recordedOn }) }
      }),
    ]
    // Whoever has none is waited for, whosever record this is.
    const waited = owing.flatMap(({ party }) => (delivered.some((one) => one.party === party) ? [] : [party]))
    const receipts = formerReceipts(before, delivered)
    return {
      delivered,
      ...(receipts.length > 0 && { formerReceipts: receipts.slice(-MOST_RECEIPTS) }),
      ...(waited.length > 0 && { notReceived: waited, newest: answer.delivered.map(({ party }) => party) }),
      ...(count > 0 && { correction: { count, ...(corrected && { party: corrected.party }), ...(parts && { parts }) } }),
    }
  },
  fits: (known, answer, today, _account, before) =>
    deliveryMisfits(known, answer, { stands: deliveriesRecorded(known), receipts: formerReceipts(before, []), today }),
  settledMail: ({ delivered, newest = [], correction }, known) => {
    const days = noticeDays(known)
    const lastDay = days && lastDayToRescind(days)
    if (correction?.party !== undefined) {
      const { party, parts } = correction
      return correctedMail(BORROWER, { corrected: { party, parts }, delivered, lastDay })
    }
    const own = delivered.find(({ party }) => party === BORROWER)
    if (lastDay === undefined) return own && newest.includes(BORROWER) ? receivedBeforeOthers(own.on) : undefined
    return own ? receivedMail(own.on, lastDay) : lastDayMail(lastDay)
  },
  decidedAs: ({ delivered }) => (delivered.length > 0 ? 'DELIVERED' : 'NOT_RECEIVED'),
  labels: {
    delivered: {
      label: 'When each person had it: two copies on paper, or one that is electronic',
      each: {
        party: 'Who',
        to: { label: 'Given to', options: { OWNER: 'To them', REPRESENTATIVE: 'To their personal representative' } },
        way: { label: 'How', options: { IN_PERSON: 'In person', COURIER: 'By courier, with a receipt', MAIL: 'By mail, with a receipt' } },
        on: 'Received on',
        document: 'Receipt',
        showsReceiver: 'The receipt of an earlier record shows that they had it',
        representative: {
          name: 'Given to their personal representative, because they died',
          document: 'Document of the court that names the representative',
        },
        sha256: 'Digest of the notice',
        recordedOn: 'Recorded on',
      },
    },
    notReceived: 'Has not received it',
    newest: 'Of whom the newest record is',
    formerReceipts: { label: 'Receipts of earlier records', each: { party: 'Who', document: 'Receipt' } },
    correction: {
      count: 'How often it was corrected',
      party: 'Whose record was corrected',
      parts: { label: 'What was corrected', options: { RECEIVER: 'Who had it', WAY: 'How', DAY: 'The day', DOCUMENT: 'What shows it' } },
    },
  },
  example: { delivered: [] },
})

/** When each owner had the notice, and whose is still on its way. */
function noticeEvents(known: Known): ChapterEvent[] {
  const made = noticesMadeOn(known)
  if (made === undefined) return []
  const persons = known(rescissionNotice)?.persons ?? []
  const own = persons.find(({ party }) => party === BORROWER)
  const others = persons.filter((person) => person !== own)
  const missing = others.filter((person) => hadOn(known, person, made) === undefined)
  // An earlier release gave one to all of them at once.
  const ownDay = own ? hadOn(known, own, made) : made
  return [
    ownDay === undefined
      ? {
          label: 'You receive the notice of your right to cancel',
          meanwhile:
            others.length > 0
              ? `It comes on paper.${missing.length > 0 ? ` We wait for ${listed(missing.map(({ name }) => name))} too.` : ''} The time to cancel begins when the last of you has theirs`
              : 'It comes on paper. Your time to cancel begins when you have it',
        }
      : { label: ownLabel(own), on: ownDay },
    ...others.flatMap((person) => {
      const on = hadOn(known, person, made)
      const { name } = person
      if (on === undefined) return []
      return [
        {
          label: representativeOf(known, person.party)
            ? `The personal representative of ${name} received the notice`
            : `${name} received their notice`,
          on,
        },
      ]
    }),
    ...(missing.length > 0 ? [waitsFor(missing.map(({ name }) => name))] : []),
  ]
}

/** Who had it for an owner who died. */
export const representativeOf = (known: Known, party: string): string | undefined =>
  deliveriesRecorded(known).find((one) => one.party === party)?.representative?.name

/** What the team recorded, and counts: also while it waits for another one again. A notice that was made again is given again. */
export function deliveriesRecorded(known: Known): readonly StoredDelivery[] {
  return known(rescissionDelivery)?.delivered ?? deliveriesOf(known, noticesToDeliver(known))
}

/** Why what was recorded is not corrected here any more; undefined while it may be. */
export const correctionBarred = (known: Known): string | undefined =>
  known(deliveriesStored)?.wasMoneySent
    ? 'Money from this line was sent, so this can no longer be corrected here. Ask a lawyer if it is wrong.'
    : undefined

/** What is known of it: that it was put where they read, by which it counts as given, that it was handed over, or what shows that they had it. */
function ownLabel(own: NoticeTo | undefined): string {
  if (own?.handedOn !== undefined) return 'You were given the notice of your right to cancel'
  const isRecorded = own?.delivery === 'READY'
  return isRecorded ? 'You received the notice of your right to cancel' : 'Notice of your right to cancel added to your documents'
}

/** As their days are counted: when it was handed over, opened or recorded, or as it was made. */
function hadOn(known: Known, { party, sha256, handedOn, delivery }: NoticeTo, made: LocalDate): LocalDate | undefined {
  const opened = receivedOnline(known).find((receipt) => receipt.party === party && receipt.sha256 === sha256)?.at
  const recorded = deliveriesRecorded(known).find((one) => one.party === party)?.on
  return handedOn ?? (opened ? dayAtHome(known, opened) : recorded) ?? (delivery === 'DELIVERED' ? made : undefined)
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names)

/** All of them at once: none of them waits for another. */
const waitsFor = (names: readonly string[]): ChapterEvent => ({
  label: `${listed(names)} ${names.length === 1 ? 'receives their notice' : 'receive their notices'}`,
  meanwhile: `Waiting for ${listed(names)}. The time to cancel begins when the last of you has it`,
})

/** The days that begin the right; undefined while someone who has it has no notice. */
export function noticeDays(known: Known): readonly LocalDate[] | undefined {
  const notice = known(rescissionNotice)
  return notice && daysOfNotices(notice, { opened: receivedOnline(known), recorded: deliveriesRecorded(known) }, known)
}

/** Whose notice neither they have opened nor anyone has recorded that they had it. */
export function noticesToGive(known: Known): readonly NoticeTo[] {
  const had = new Set(deliveriesRecorded(known).map(({ party }) => party))
  return noticesToDeliver(known).filter(({ party }) => !had.has(party))
}
