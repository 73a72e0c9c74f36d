/**
 * Notices that a state's law wants in the agreement of a consumer's line, to the letter. Only what was read. Texas asks for none: its notice on oral
 * agreements leaves out open-end consumer accounts (Tex. Bus. & Com. Code 26.02(a)(2)(B)), and so does Missouri's newer one (Mo. Rev. Stat. 432.047.3(2)).
 */
import type { LocalDate } from '../values/local-date.ts'

export interface AgreementNotice {
  readonly text: string
  readonly citation: string
  readonly readOn: LocalDate
}

const READ = '2026-11-25'

const NOTICES: Readonly<Partial<Record<string, AgreementNotice>>> = {
  CA: {
    text: 'As required by law, you are hereby notified that a negative credit report reflecting on your credit record may be submitted to a credit reporting agency if you fail to fulfill the terms of your credit obligations.',
    citation: 'Cal. Civ. Code 1785.26(c)(2)',
    readOn: READ,
  },
  MO: {
    text: 'Oral agreements or commitments to loan money, extend credit or to forbear from enforcing repayment of a debt including promises to extend or renew such debt are not enforceable. To protect you (borrower(s)) and us (creditor) from misunderstanding or disappointment, any agreements we reach covering such matters are contained in this writing, which is the complete and exclusive statement of the agreement between us, except as we may later agree in writing to modify it.',
    citation: 'Mo. Rev. Stat. 432.045.3(1)',
    readOn: READ,
  },
}

/** Undefined where none was found, or where no one has looked. */
export const agreementNoticeOf = (state: string): AgreementNotice | undefined => NOTICES[state]
