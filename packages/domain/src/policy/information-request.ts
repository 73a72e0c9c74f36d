/** The notice that an application is incomplete, after form C-6 of Regulation B (12 CFR 1002.9(c)(2)): what is missing, by when, and what follows. */
import type { InformationRequest } from '../flow/items/decision/action-clock.ts'
import type { LocalDate } from '../values/local-date.ts'
import { formatLocalDate, formatShortDate } from '../values/local-date-display.ts'
import { ecoaNotice, type NoticeParties } from './adverse-action-notice.ts'
import { layoutParties, type NoticeLayout } from './notice-layout.ts'

interface Missing {
  readonly why: string | undefined
  readonly needs: readonly string[]
}

/** `why` is what the open question says of itself, `needs` what of it is missing. */
export function informationRequestLayout(
  { lender, applicant, agency }: NoticeParties,
  { title, answerBy, why, needs }: Pick<InformationRequest, 'title' | 'answerBy'> & Missing,
  madeOn: LocalDate,
): NoticeLayout {
  const by = `${formatLocalDate(answerBy)}, ${answerBy.slice(0, 4)}`
  return {
    title: 'Your application is incomplete',
    date: formatShortDate(madeOn),
    parties: layoutParties({ lender, applicant }),
    sections: [
      {
        title: 'What we need from you',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Thank you for your application for a home equity line of credit. We need more information before we can decide:',
          },
          { kind: 'list', items: needs.length > 0 ? [...needs] : [title] },
          { kind: 'paragraph', text: [`You find this under “${title}”.`, why].filter(Boolean).join(' ') },
        ],
      },
      {
        title: 'By when',
        blocks: [
          { kind: 'paragraph', text: `Sign in and answer by the end of ${by} (Pacific Time).` },
          {
            kind: 'paragraph',
            text: 'If we do not receive this information by that day, we cannot give your application further consideration, and it will be denied as incomplete. You may apply again at any time.',
          },
        ],
      },
      {
        title: 'Questions',
        blocks: [{ kind: 'paragraph', text: `Call us at ${lender.phone} or email us at ${lender.email}.` }],
      },
      { title: 'Equal Credit Opportunity Act notice', blocks: [{ kind: 'paragraph', text: ecoaNotice(agency) }] },
    ],
  }
}
