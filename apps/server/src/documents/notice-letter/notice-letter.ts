/** A notice that law asks for as a document: who writes to whom, and part by part what it says, word for word as on the screen. */
import { formatPhone, type NoticeBlock, type NoticeLayout } from '@hearthline/domain'
import { type Block, type DocumentText, heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

export interface NoticeLetter {
  readonly layout: NoticeLayout
  /** legal name of the lender */
  readonly author: string
  /** instant */
  readonly madeAt: string
}

export const describeLayout = ({ layout: { title, date, parties, sections }, author, madeAt }: NoticeLetter): DocumentText => ({
  title,
  author,
  madeAt,
  blocks: [
    { kind: 'title', text: title },
    { kind: 'small', text: date },
    { kind: 'parties', parties },
    ...sections.flatMap((section): Block[] => [heading(section.title), ...section.blocks.map(printed)]),
  ],
})

/** In print nothing can be clicked: the telephone number and the address of the web are written out. */
const printed = (block: NoticeBlock): Block =>
  block.kind === 'reach' ? paragraph([formatPhone(block.phone), block.url].filter(Boolean).join(', ')) : block

export const noticeLetter: Renderer<NoticeLetter> = { version: '2026-11-23', describe: describeLayout }
