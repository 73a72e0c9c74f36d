/**
 * The notice of the right to cancel when a plan is opened: model form G-5 of appendix G (12 CFR 1026.15(b)), with the form to cancel by. One that is handed over
 * at an office is printed before anyone knows its days, and they are entered by hand at the table.
 */
import {
  DOCUMENT_TITLES,
  formatLenderMoment,
  formatLocalDateWithYear,
  type LocalDate,
  type NoticeParties,
  SECURITY_INSTRUMENT_NAMES,
  type SecurityInstrument,
} from '@hearthline/domain'
import { type DocumentText, heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

export interface NoticeWithoutDays {
  readonly parties: Pick<NoticeParties, 'lender' | 'applicant'>
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  readonly home: string
  readonly instrument: SecurityInstrument
}

export interface RescissionNotice extends NoticeWithoutDays {
  readonly openedOn: LocalDate
  /** at its midnight the right ends, where the notice and the disclosures were delivered by the day of opening */
  readonly endsOn: LocalDate
}

const TITLE = DOCUMENT_TITLES.RESCISSION_NOTICE
const VERSION = '2026-11-26'

/** What is entered by hand: the same words name it where the closer is told which day to enter. */
const BLANK = '______________________'

interface Days {
  readonly opened: string
  readonly ends: string
}

const describeNotice = (
  { parties: { lender, applicant }, loanNumber, madeAt, home, instrument }: NoticeWithoutDays,
  { opened, ends }: Days,
): DocumentText => {
  const lien = SECURITY_INSTRUMENT_NAMES[instrument]
  const address = `${lender.legalName}, ${lender.address}`
  return {
    title: TITLE,
    author: lender.legalName,
    madeAt,
    blocks: [
      { kind: 'title', text: TITLE },
      { kind: 'small', text: `Application HL-${loanNumber}. Prepared ${formatLenderMoment(madeAt)}.` },
      {
        kind: 'parties',
        parties: [
          { title: 'From', lines: [lender.legalName, lender.address, lender.phone, lender.email].filter(Boolean) },
          { title: 'To', lines: [applicant.name, applicant.address].filter(Boolean) },
        ],
      },
      heading('1. Your right to cancel'),
      paragraph(
        `We have agreed to establish an open-end credit account for you, and you have agreed to give us a ${lien} on your home at ${home} as security for the account. You have a legal right under federal law to cancel the account, without cost, within three business days after the latest of the following events:`,
      ),
      {
        kind: 'list',
        items: [
          `the opening date of your account, which is ${opened}; or`,
          'the date you received your Truth in Lending disclosures; or',
          'the date you received this notice of your right to cancel the account.',
        ],
      },
      paragraph(
        `If you cancel the account, the ${lien} on your home is also canceled. Within 20 days of receiving your notice, we must take the necessary steps to reflect the fact that the ${lien} on your home has been canceled. We must return to you any money or property you have given to us or to anyone else in connection with the account.`,
      ),
      paragraph(
        'You may keep any money or property we have given you until we have done the things mentioned above, but you must then offer to return the money or property. If it is impractical or unfair for you to return the property, you must offer its reasonable value. You may offer to return the property at your home or at the location of the property. Money must be returned to the address shown below. If we do not take possession of the money or property within 20 calendar days of your offer, you may keep it without further obligation.',
      ),
      heading('2. How to cancel'),
      paragraph(`If you decide to cancel the account, you may do so by notifying us, in writing, at ${address}, or at ${lender.email}.`),
      paragraph(
        'You may use any written statement that is signed and dated by you and states your intention to cancel, or you may use this notice by dating and signing below. Keep one copy of this notice no matter how you notify us, because it contains important information about your rights.',
      ),
      paragraph(
        `If you cancel by mail or telegram, you must send the notice no later than midnight of ${ends} (or midnight of the third business day following the latest of the three events listed above). If you send or deliver your written notice to cancel some other way, it must be delivered to the above address no later than that time.`,
      ),
      // A spouse who owns nothing is given one too.
      paragraph(
        'Each person who was given a notice of this right may cancel. If one of you cancels, the account is canceled for all. If one of you receives this notice later than another, the time to cancel ends later for all of you.',
      ),
      heading('I wish to cancel'),
      {
        kind: 'facts',
        rows: [
          ['Signature', '________________________________'],
          ['Date', '________________'],
        ],
      },
    ],
  }
}

export const rescissionNotice: Renderer<RescissionNotice> = {
  version: VERSION,
  describe: ({ openedOn, endsOn, ...notice }) =>
    describeNotice(notice, { opened: formatLocalDateWithYear(openedOn), ends: formatLocalDateWithYear(endsOn) }),
}

export const closingRescissionNotice: Renderer<NoticeWithoutDays> = {
  version: VERSION,
  describe: (notice) => describeNotice(notice, { opened: BLANK, ends: BLANK }),
}
