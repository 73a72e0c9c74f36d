/** A person is looking: what at, by when there is an answer, and whom to ask. Goes on by itself. */
import { adverseActionDue, formatLocalDate, lenderDay } from '@hearthline/domain'
import { ApplicationProgress } from '../../../application/application-progress.tsx'
import { ItemNotOpen } from '../../../application/item/item-not-open.tsx'
import { useApplication } from '../../../application/use-application.ts'
import { WAIT_IS_OVER } from '../../../application/wait-is-over.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { Screen } from '../../../page/screen.tsx'

const HEADING = 'An underwriter is reviewing your application'

export default function UnderwritingReview() {
  const { application } = useApplication()
  const here = ['underwriting-review', 'verified-review', 'final-review'].includes(application.openItem ?? '')
  return (
    <Screen
      title={here ? HEADING : WAIT_IS_OVER.heading}
      heading={here ? HEADING : WAIT_IS_OVER.heading}
      why={here ? 'An underwriter makes this decision, not our automated rules alone.' : WAIT_IS_OVER.why}
      above={<ApplicationProgress />}
    >
      {here ? (
        <div className="grid gap-8">
          <WaitPanel />
          <Expect answerBy={formatLocalDate(adverseActionDue(lenderDay(application.created)))} />
          <ContactLinks subject="Do you want to add something?" />
        </div>
      ) : (
        <ItemNotOpen wasOpen />
      )}
    </Screen>
  )
}

function Expect({ answerBy }: { answerBy: string }) {
  return (
    <dl className="border-t border-hairline">
      {[
        {
          question: 'What do they review?',
          answer:
            'What the rules can’t decide alone, such as a credit file without a score, a home in fair condition, or an amount below our usual smallest line.',
        },
        {
          question: 'What happens next?',
          answer: 'If they approve it, you’ll see your offers. If not, you’ll see the reasons in their own words, and your rights.',
        },
        {
          question: 'When will I know?',
          answer: `By ${answerBy} at the latest. Federal law gives a lender 30 days (12 CFR 1002.9). We’ll email you as soon as there is a decision.`,
        },
        { question: 'Does it cost me anything?', answer: 'No. We charge nothing, and we won’t pull your credit again for it.' },
      ].map(({ question, answer }) => (
        <div key={question} className="border-b border-hairline py-4">
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-1 text-muted">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
