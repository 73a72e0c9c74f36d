/**
 * The notice of action taken (12 CFR 1002.9, form C-1) as a document: creditor, applicant, action, reasons, score disclosure, bureau and both
 * notices of rights, word for word as on the screen.
 */
import { lenderDay, type NoticeContent, noticeLayout } from '@hearthline/domain'
import { describeLayout } from '../notice-letter/notice-letter.ts'
import type { Renderer } from '../renderer.ts'

interface AdverseActionNotice {
  readonly content: NoticeContent
  /** instant */
  readonly madeAt: string
}

export const adverseActionNotice: Renderer<AdverseActionNotice> = {
  version: '2026-11-25',
  describe: ({ content, madeAt }) =>
    describeLayout({ layout: noticeLayout(content, lenderDay(madeAt)), author: content.lender.legalName, madeAt }),
}
