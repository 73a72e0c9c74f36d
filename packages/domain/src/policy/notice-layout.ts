/** The notice of action taken as it is read, part by part: screen and document print this, so neither says what the other does not. */
import type { LocalDate } from '../values/local-date.ts'
import { formatShortDate } from '../values/local-date-display.ts'
import type { NoticeContent } from './adverse-action-notice.ts'

export type NoticeBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** one figure that stands out */
  | { readonly kind: 'figure'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** ten digits, or as the bureau wrote it; an address of the web, or '' */
  | { readonly kind: 'reach'; readonly phone: string; readonly url: string }

export interface NoticeLayout {
  readonly title: string
  readonly date: string
  readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[]
  readonly sections: readonly { readonly title: string; readonly blocks: readonly NoticeBlock[] }[]
}

type Said = Omit<NoticeContent, 'reasons'> & { readonly reasons: readonly { readonly text: string }[] }

const paragraph = (text: string): NoticeBlock => ({ kind: 'paragraph', text })

/** @param madeOn the day on which the notice was made, at the lender's place */
export function noticeLayout(notice: Said, madeOn: LocalDate): NoticeLayout {
  const { kind, lender, applicant, actionTaken, reasons, firmOffer, score, bureau, fcra, ecoa } = notice
  const isAdverse = kind === 'ADVERSE_ACTION'
  const sections: (NoticeLayout['sections'][number] | undefined)[] = [
    { title: 'Action taken', blocks: [paragraph(actionTaken)] },
    reasons.length > 0
      ? { title: isAdverse ? 'Our principal reasons' : 'Why', blocks: [{ kind: 'list', items: reasons.map(({ text }) => text) }] }
      : undefined,
    firmOffer ? { title: firmOffer.title, blocks: [paragraph(firmOffer.body)] } : undefined,
    score ? { title: 'The credit score we used', blocks: scoreBlocks(score) } : undefined,
    bureau
      ? {
          title: 'Where your credit report came from',
          blocks: [paragraph(bureau.name), paragraph(bureau.address), { kind: 'reach', phone: bureau.phone, url: bureau.url }],
        }
      : undefined,
    fcra.length > 0 ? { title: 'Your rights under the Fair Credit Reporting Act', blocks: fcra.map(paragraph) } : undefined,
    { title: 'Equal Credit Opportunity Act notice', blocks: [paragraph(ecoa)] },
  ]
  return {
    title: isAdverse ? 'Notice of action taken and statement of reasons' : 'Our response to your application',
    date: formatShortDate(madeOn),
    parties: layoutParties({ lender, applicant }),
    sections: sections.filter((section) => section !== undefined),
  }
}

/** Who writes, and to whom. */
export const layoutParties = ({ lender, applicant }: Pick<NoticeContent, 'lender' | 'applicant'>): NoticeLayout['parties'] =>
  [
    { title: 'From', lines: [lender.legalName, lender.address, lender.phone, lender.email, `NMLS ${lender.nmlsNumber}`] },
    { title: 'To', lines: [applicant.name, applicant.address] },
  ].map(({ title, lines }) => ({ title, lines: lines.filter(Boolean) }))

const scoreBlocks = ({ value, min, max, on, source, factors }: NonNullable<NoticeContent['score']>): NoticeBlock[] => [
  { kind: 'figure', text: String(value) },
  paragraph(`Scores range from ${min} to ${max}. Created on ${formatShortDate(on)}; provided by ${source}.`),
  ...(factors.length > 0
    ? [paragraph('The key factors that adversely affected it:'), { kind: 'list', items: factors } satisfies NoticeBlock]
    : []),
]
