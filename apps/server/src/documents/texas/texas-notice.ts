/** The notice of Tex. Const. XVI s.50(g), on a separate document: the constitution's words and nothing of our own but to whom and when. */
import { DOCUMENT_TITLES, TEXAS_NOTICE_END, TEXAS_NOTICE_OPENING, TEXAS_NOTICE_PROVISIONS, TEXAS_NOTICE_TITLE } from '@hearthline/domain'
import { heading, paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'
import { type TexasHomestead, texasHead } from './texas-homestead.ts'

const TITLE = DOCUMENT_TITLES.TEXAS_NOTICE

export const texasNotice: Renderer<Omit<TexasHomestead, 'terms' | 'owners'>> = {
  version: '2026-11-25',
  describe: (data) => ({
    title: TITLE,
    author: data.parties.lender.legalName,
    madeAt: data.madeAt,
    blocks: [
      ...texasHead(TITLE, data),
      heading(TEXAS_NOTICE_TITLE),
      paragraph(TEXAS_NOTICE_OPENING),
      ...TEXAS_NOTICE_PROVISIONS.map(paragraph),
      paragraph(TEXAS_NOTICE_END),
    ],
  }),
}
