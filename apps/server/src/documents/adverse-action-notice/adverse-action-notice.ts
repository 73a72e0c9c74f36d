/**
 * The notice of action taken (12 CFR 1002.9, form C-1) as a document: creditor, applicant, action, reasons, score disclosure, bureau and both
 * notices of rights, word for word as on the screen.
 */
import { formatPhone, lenderDay, type NoticeBlock, type NoticeContent, noticeLayout } from '@hearthline/domain'
import type { PdfBlock } from '../pdf/pdf-block.ts'
import { writePdf } from '../pdf/write-pdf.ts'
import type { Renderer } from '../renderer.ts'

interface AdverseActionNotice {
  readonly content: NoticeContent
  /** instant */
  readonly madeAt: string
}

export const adverseActionNotice: Renderer<AdverseActionNotice> = {
  mediaType: 'application/pdf',
  render: ({ content, madeAt }) => {
    const { title, date, parties, sections } = noticeLayout(content, lenderDay(madeAt))
    return writePdf({
      title,
      author: content.lender.legalName,
      madeAt,
      blocks: [
        { kind: 'title', text: title },
        { kind: 'small', text: date },
        { kind: 'parties', parties },
        ...sections.flatMap((section): PdfBlock[] => [{ kind: 'heading', text: section.title }, ...section.blocks.map(printed)]),
      ],
    })
  },
}

/** On paper nothing can be clicked: the telephone number and the address of the web are written out. */
const printed = (block: NoticeBlock): PdfBlock =>
  block.kind === 'reach' ? { kind: 'paragraph', text: [phoneText(block.phone), block.url].filter(Boolean).join(', ') } : block

const phoneText = (phone: string): string => (/^\d{10}$/.test(phone) ? formatPhone(phone) : phone)
