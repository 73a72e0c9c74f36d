/** What the dashboard answers of a line that an owner canceled: what is left, whose turn it is, and what became of the lien and of what was paid. */
import { formatLocalDateWithYear } from '@hearthline/domain'
import type { Application } from '../../application/application-query.ts'

export type Answer = { readonly question: string; readonly answer: string }

export const NOTHING_LEFT = 'No. Nothing more is checked, charged or signed. Your documents stay here for you to read and download.'

type Exercised = NonNullable<Application['cancellation']['exercised']>

/** While a second person checks a notice that the team recorded: what stands still, and nothing of what follows as if it were settled. */
const uncheckedAnswers = ({ paid }: Exercised): readonly Answer[] => [
  { question: 'Is there anything left to do?', answer: 'Not by you. If none of you sent or signed the notice, call us now.' },
  {
    question: 'Is there still a lien on my home?',
    answer: 'Nothing has changed about it yet. If the notice counts, the lien is void, and we release it with the county.',
  },
  ...(paid.state === 'NONE'
    ? []
    : [
        {
          question: PAID_BACK,
          answer: 'If the notice counts, we return it within 20 days after we received the notice. We email you the last day.',
        },
      ]),
]

const PAID_BACK = 'When do I get back what I paid?'

const TURN_WORDS = { LENDER: 'Not by you now.', OWNERS: 'Yes.' } as const

/** After an owner used the right to cancel (12 CFR 1026.15(d)): what is left, whose turn it is, and what became of the lien and of what was paid. */
export function canceledAnswers(exercised: Exercised): readonly Answer[] {
  const { returnsBy, turn, left, release, excessBy } = exercised
  if (returnsBy === null) return uncheckedAnswers(exercised)
  return [
    {
      question: 'Is there anything left to do?',
      answer: turn === 'LENDER' || turn === 'OWNERS' ? `${TURN_WORDS[turn]} ${left}` : NOTHING_LEFT,
    },
    { question: 'Is there still a lien on my home?', answer: `No. It is void. ${releaseWords(release, returnsBy)}` },
    ...(excessBy
      ? [
          {
            question: 'When do I get back what I returned too much?',
            answer: `By ${formatLocalDateWithYear(excessBy)} we send back what you returned too much. We email you when it is sent.`,
          },
        ]
      : []),
    { question: PAID_BACK, answer: paidWords(exercised, returnsBy) },
  ]
}

function releaseWords({ state, on }: Exercised['release'], returnsBy: string): string {
  if (on !== undefined) return `The county recorded its release on ${formatLocalDateWithYear(on)}.`
  return state === 'DUE'
    ? `We release it with the county by ${formatLocalDateWithYear(returnsBy)}.`
    : 'No deed is recorded for it. If the county records one after all, we release it.'
}

function paidWords({ paid: { state, on } }: Exercised, returnsBy: string): string {
  if (on !== undefined) return `We returned it on ${formatLocalDateWithYear(on)}.`
  return state === 'DUE'
    ? `By ${formatLocalDateWithYear(returnsBy)}. We email you when it is returned.`
    : 'We have no payment from you for this line, so there is nothing to return. If you paid something for it, call us.'
}
