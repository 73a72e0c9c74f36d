/**
 * rescission-notice: one for each person who has the right, addressed to them (12 CFR 1026.15(b): two copies to each, or one that is electronic, by
 * comment 15(b)-1). The borrower's is delivered on the screen as it is made, and the days run from there (12 CFR 1026.15(a)(3)).
 */
import {
  BORROWER,
  closingReview,
  countedFrom,
  dayAtHome,
  instrumentParties,
  type Known,
  type LocalDate,
  lastSigningDay,
  latestOf,
  noteSigning,
  noticesHanded,
  rescissionEnd,
  type rescissionNotice,
  signedOn,
} from '@hearthline/domain'
import type { WorkContext } from '../work-context.ts'
import { noticeFacts } from './prepare-closing-notices.ts'

/** Signed on these pages, or read on them under the same consent and signed at an office. */
const borrowerReadsOnline = (known: Known): boolean =>
  known(noteSigning)?.paper === undefined || (known(noteSigning)?.paper?.office !== undefined && known(closingReview) !== undefined)

type Result = typeof rescissionNotice.example

export async function notifyRightToCancel({ known, application, services, keepDocument, now, settledOn }: WorkContext): Promise<Result> {
  const today = dayAtHome(known, now)
  // By the agreement the line is opened when the borrower signs it (docs/decisions/0100); the days are counted from the latest of the three events.
  const openedOn = signedOn(known(noteSigning), settledOn(noteSigning)) ?? today
  // The end that the notice names is nobody's before three business days after the last owner signed.
  const opened = latestOf(openedOn, lastSigningDay(known) ?? openedOn)
  const factsFor = noticeFacts({ known, application, services, now })
  // Copies that were handed over at the closing say the day of it; this is the same notice, for the file and to read.
  const handed = noticesHanded(known)
  const noticeTo = async (party: string, name: string, on: LocalDate) =>
    await keepDocument(
      {
        kind: 'RESCISSION_NOTICE',
        data: {
          ...factsFor(party, name),
          openedOn,
          endsOn: rescissionEnd({ opened, noticeDelivered: on, disclosuresDelivered: on }),
        },
      },
      party,
    )
  const persons: NonNullable<Result['persons']> = []
  for (const { party, name } of instrumentParties(known)) {
    // Who signed on paper gets two copies on paper, and a person records when they had them.
    const isOnScreen = party === BORROWER && borrowerReadsOnline(known)
    const handedOn = handed.get(party)
    const isGiven = isOnScreen || handedOn !== undefined
    const delivered = isGiven ? ({ delivery: 'DELIVERED', deliveredAt: now } as const) : ({ delivery: 'READY' } as const)
    const counted = handedOn === undefined ? today : countedFrom({ on: handedOn, recordedOn: today })
    persons.push({ party, name, ...(await noticeTo(party, name, counted)), ...delivered, ...(handedOn && { handedOn }) })
  }
  const own = persons.find(({ party }) => party === BORROWER)
  if (!own) throw new Error('A right to cancel was to be noticed before the borrower was known')
  return { documentId: own.documentId, sha256: own.sha256, deliveredAt: now, persons }
}
