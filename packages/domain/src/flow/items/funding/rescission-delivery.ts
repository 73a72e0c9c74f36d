/**
 * Whoever owns the home beside the borrower is given the notice too, and their days begin when they have it (12 CFR 1026.15(a)(3), (b)): when they
 * open it online (rescission-receipts), or on the day that a person records for them; until then no right has ended and no money moves.
 */
import { z } from 'zod'
import { localDate } from '../../../facts/scalars.ts'
import { countedFrom, lastDayToRescind } from '../../../policy/end-of-rescission.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import { formatLocalDateWithYear } from '../../../values/local-date-display.ts'
import type { ChapterEvent } from '../../chapter.ts'
import { type Known, wait } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { dayAtOffice } from '../notary/signing-days.ts'
import { dayAtHome, daysOfGiven, lastDayMail, receivedMail, rescissionNotice } from './rescission-notice.ts'
import { rescissionReceipts } from './rescission-receipts.ts'

const received = (known: Known) => known(rescissionReceipts)?.received ?? []

/** Who has a right, was not given the notice with the borrower, and has not opened their own online. */
export const noticesToDeliver = (known: Known) =>
  (known(rescissionNotice)?.persons ?? []).filter(
    ({ delivery, party, sha256 }) =>
      delivery === 'READY' && !received(known).some((receipt) => receipt.party === party && receipt.sha256 === sha256),
  )

const madeOn = (known: Known): LocalDate | undefined => {
  const at = known(rescissionNotice)?.deliveredAt
  return at && dayAtHome(known, at)
}

/** The first day on which an owner can have had theirs, and why: copies are handed over where they sign, and else the notice has to be made first. */
function firstDay(known: Known, { party, name }: { readonly party: string; readonly name: string }) {
  const [signed, made] = [dayAtOffice(known, party), madeOn(known)]
  if (signed !== undefined) return { day: signed, told: `${name} signed on ${formatLocalDateWithYear(signed)}` }
  return made === undefined ? undefined : { day: made, told: `The notice was made on ${formatLocalDateWithYear(made)}` }
}

export const DELIVERY_WAYS = ['IN_PERSON', 'COURIER', 'MAIL'] as const

/** Earlier releases kept neither a receipt nor the day of recording. */
const recordedDelivery = z.object({
  party: z.string(),
  way: z.enum(DELIVERY_WAYS),
  on: localDate,
  /** what shows it: the receipt that the owner signed, or the carrier's */
  document: z.uuid().optional(),
  /** of an owner who died: who acts for their estate and had it in their place, by the document that says so */
  representative: z
    .object({
      name: z.string().trim().min(2, 'Enter the name of the personal representative').max(120),
      document: z.uuid('Upload the document of the court that names the representative'),
    })
    .optional(),
  /** Kept by the server. */
  recordedOn: z.optional(localDate),
})

// The receipt is for the file: another owner's is not the borrower's to have.
const FOR_THE_FILE = { isForTheFile: true, isOfOneThing: true } as const

const IS_THE_RECEIPT = 'This file is the receipt. Upload the document of the court that names the representative'

export const rescissionDelivery = wait('rescission-delivery', {
  title: 'Your time to cancel',
  staffTitle: 'Notice of the right to cancel to everyone who may cancel',
  why: 'The time to cancel begins when everyone who may cancel has their own notice. No money is sent before it has ended.',
  steps: ['RESCISSION'],
  by: 'operator',
  // No one's right waits for the insurance that the borrower has yet to send.
  isDecidedAhead: true,
  applies: (known) => noticesToDeliver(known).length > 0,
  reads: (known) => [noticesToDeliver(known).map(({ party, sha256 }) => [party, sha256])],
  about: {
    data: z.object({
      /** `from`: the first day on which they can have had it */
      persons: z.array(z.object({ party: z.string(), name: z.string(), from: z.optional(localDate) })),
      madeOn: z.optional(localDate),
    }),
    of: (known) => {
      const made = madeOn(known)
      const persons = noticesToDeliver(known).map(({ party, name }) => {
        const from = firstDay(known, { party, name })?.day
        return { party, name, ...(from && { from }) }
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
  data: z.object({ delivered: z.array(recordedDelivery).max(20) }),
  accepts: z.object({ delivered: z.array(recordedDelivery.extend({ document: z.uuid('Upload the receipt') })).max(20) }),
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
  keeps: (_known, { delivered }, _before, on, atHome = on) => ({
    delivered: delivered.map(({ recordedOn: _given, ...one }) => ({ ...one, ...(atHome && { recordedOn: atHome }) })),
  }),
  fits: (known, { delivered }, today) => {
    const made = madeOn(known)
    const owing = noticesToDeliver(known)
    const missing = owing.filter(({ party }) => !delivered.some((one) => one.party === party))
    return [
      ...(missing.length > 0
        ? [{ path: 'delivered', message: `Enter the day for each person. Missing: ${missing.map(({ name }) => name).join(', ')}` }]
        : []),
      ...delivered.flatMap(({ party, representative }, index) =>
        representative && party === BORROWER
          ? [
              {
                path: `delivered.${index}.representative`,
                message: 'The death of a borrower is not recorded here. Ask a lawyer how to continue',
              },
            ]
          : [],
      ),
      // A receipt shows that someone had the notice, and not that they may act for an owner.
      ...delivered.flatMap(({ representative }, index) =>
        representative && delivered.some(({ document }) => document === representative.document)
          ? [{ path: `delivered.${index}.representative.document`, message: IS_THE_RECEIPT }]
          : [],
      ),
      ...delivered.flatMap(({ party, on }, index) => {
        const path = `delivered.${index}.on`
        // East of the lender the day of the notice may have begun before the lender's.
        if (on > today && on !== made) return [{ path, message: 'This day has not come yet' }]
        const owner = owing.find((one) => one.party === party)
        const first = owner && firstDay(known, owner)
        return first && on < first.day ? [{ path, message: `${first.told}. Enter that day or a later one` }] : []
      }),
    ]
  },
  settledMail: ({ delivered }, known) => {
    const days = noticeDays(known)
    const own = delivered.find(({ party }) => party === BORROWER)
    return days && (own ? receivedMail(own.on, lastDayToRescind(days)) : lastDayMail(lastDayToRescind(days)))
  },
  decidedAs: () => 'DELIVERED',
  labels: {
    delivered: {
      label: 'When each person had it: two copies on paper, or one that is electronic',
      each: {
        party: 'Who',
        way: { label: 'How', options: { IN_PERSON: 'In person', COURIER: 'By courier, with a receipt', MAIL: 'By mail, with a receipt' } },
        on: 'Received on',
        document: 'Receipt',
        representative: {
          name: 'Given to their personal representative, because they died',
          document: 'Document of the court that names the representative',
        },
        recordedOn: 'Recorded on',
      },
    },
  },
  example: { delivered: [] },
})

/** When each owner had the notice, and whose is still on its way. */
function noticeEvents(known: Known): ChapterEvent[] {
  const made = madeOn(known)
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
  known(rescissionDelivery)?.delivered.find((one) => one.party === party)?.representative?.name

type NoticeTo = ReturnType<typeof noticesToDeliver>[number]

/** What is known of it: that it was put where they read, by which it counts as given, that it was handed over, or what shows that they had it. */
function ownLabel(own: NoticeTo | undefined): string {
  if (own?.handedOn !== undefined) return 'You were given the notice of your right to cancel'
  const isRecorded = own?.delivery === 'READY'
  return isRecorded ? 'You received the notice of your right to cancel' : 'Notice of your right to cancel added to your documents'
}

/** As their days are counted: when it was handed over, opened or recorded, or as it was made. */
function hadOn(known: Known, { party, sha256, handedOn, delivery }: NoticeTo, made: LocalDate): LocalDate | undefined {
  const opened = received(known).find((receipt) => receipt.party === party && receipt.sha256 === sha256)?.at
  const recorded = known(rescissionDelivery)?.delivered.find((one) => one.party === party)?.on
  return handedOn ?? (opened ? dayAtHome(known, opened) : recorded) ?? (delivery === 'DELIVERED' ? made : undefined)
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names)

/** All of them at once: none of them waits for another. */
const waitsFor = (names: readonly string[]): ChapterEvent => ({
  label: `${listed(names)} ${names.length === 1 ? 'receives their notice' : 'receive their notices'}`,
  meanwhile: `Waiting for ${listed(names)}. The time to cancel begins when the last of you has it`,
})

/** The days that begin the right: of each notice, and of the last signing; undefined while someone who has the right has no notice. */
export function noticeDays(known: Known): readonly LocalDate[] | undefined {
  const notice = known(rescissionNotice)
  if (notice === undefined) return undefined
  const given = daysOfGiven(notice, known)
  const opened = received(known).map(({ at }) => dayAtHome(known, at))
  if (noticesToDeliver(known).length === 0) return [...given, ...opened]
  const delivered = known(rescissionDelivery)?.delivered
  return delivered && [...given, ...opened, ...delivered.map(countedFrom)]
}

/** Whose notice neither they have opened nor anyone has recorded that they had it. */
export function noticesToGive(known: Known): ReturnType<typeof noticesToDeliver> {
  const had = new Set((known(rescissionDelivery)?.delivered ?? []).map(({ party }) => party))
  return noticesToDeliver(known).filter(({ party }) => !had.has(party))
}
