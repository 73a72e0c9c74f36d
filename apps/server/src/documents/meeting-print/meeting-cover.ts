/**
 * The first sheet of what is printed for a meeting with a notary, for whoever closes there: what is in the set, and which days are entered in the notices of the
 * right to cancel (12 CFR 1026.15(b)(5)). It is made when it is printed, because the appointment may change until then; the file keeps what is signed.
 */
import {
  type DaysToEnter,
  DOCUMENT_TITLES,
  formatLocalDateWithYear,
  formatShortDate,
  formatZonedTime,
  localDateIn,
  type PrintedDocument,
  titleForStaff,
} from '@hearthline/domain'
import { type Block, type DocumentText, heading, paragraph } from '../document-text.ts'

export interface MeetingCover {
  readonly lender: string
  readonly borrower: string
  readonly home: string
  /** instant */
  readonly madeAt: string
  /** of the home, where the meeting is */
  readonly zone: string
  /** 'Wednesday, December 9, 1:00 PM CT', where a time is booked */
  readonly appointment: string | undefined
  readonly documents: readonly PrintedDocument[]
  readonly days: readonly DaysToEnter[]
}

export const MEETING_COVER_TITLE = 'Documents for the closing'

const toEnter = (days: readonly DaysToEnter[]): readonly Block[] => [
  heading('The notices of the right to cancel'),
  paragraph(
    'Each person named has two copies of their own. When everyone has signed, enter the same two dates in both copies, in ink, and hand both over:',
  ),
  {
    kind: 'list',
    items: [
      'Under 1, “the opening date of your account”: the day on which the borrower signs the agreement.',
      'Under 2, “no later than midnight of”: the third business day after the last signature, as the table says. Saturdays count. Sundays and federal holidays do not.',
    ],
  },
  {
    kind: 'table',
    columns: ['Signed on', 'Opening date', 'Midnight of'],
    rows: days.map(({ signedOn, openedOn, lastDay }) => [signedOn, openedOn, lastDay].map(formatLocalDateWithYear)),
  },
  paragraph(
    'If one person signs on a later day, their copies have the borrower’s day as the opening date, and the third business day after their own signature. No one signs under “I wish to cancel” at the closing.',
  ),
  paragraph(
    `Then they sign the “${DOCUMENT_TITLES.RESCISSION_RECEIPT}”. Upload a scan of it when you record the signing. Without it, no one counts the copies as handed over.`,
  ),
]

export function describeMeetingCover({ lender, borrower, home, madeAt, zone, appointment, documents, days }: MeetingCover): DocumentText {
  const hasNotices = documents.some(({ kind }) => kind === 'CLOSING_RESCISSION_NOTICE')
  return {
    title: MEETING_COVER_TITLE,
    author: lender,
    madeAt,
    blocks: [
      { kind: 'title', text: MEETING_COVER_TITLE },
      {
        kind: 'small',
        text: `For the closer and the notary. Printed ${formatShortDate(localDateIn(madeAt, zone))}, ${formatZonedTime(madeAt, zone)}.`,
      },
      {
        kind: 'facts',
        rows: [['Borrower', borrower], ['Home', home], ...(appointment === undefined ? [] : [['Appointment', appointment] as const])],
      },
      paragraph(
        'Print on one side of each sheet. If a document changes before the meeting, the borrower reads it again: print this set again on the day of the meeting.',
      ),
      {
        kind: 'table',
        columns: ['Document', 'For', 'Copies'],
        rows: documents.map((document) => [
          titleForStaff(document.kind),
          document.name ?? (document.isRead ? 'To read' : 'Everyone who signs it'),
          String(document.copies),
        ]),
        shares: [5, 3, 2],
      },
      ...(hasNotices ? toEnter(days) : []),
    ],
  }
}
