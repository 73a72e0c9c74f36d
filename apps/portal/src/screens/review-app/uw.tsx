/** A person is looking: what at, by when there is an answer, and whom to ask. Goes on by itself. */
import { adverseActionDue, formatLocalDate, lenderDay } from '@hearthline/domain'
import { WayOut } from '../../decision/way-out.tsx'
import { ApplicationProgress } from '../../frame/application-progress.tsx'
import { NotNow } from '../../frame/not-now.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useApplication } from '../../frame/use-application.ts'
import { WaitPanel } from '../../frame/wait-panel.tsx'

const HEADING = 'A person is looking at your application'

export default function UnderwritingReview() {
  const { application } = useApplication()
  const here = application.openItem === 'underwriting-review' || application.openItem === 'verified-review'
  return (
    <Screen
      title={HEADING}
      heading={HEADING}
      why={here ? 'Our rules do not decide this alone: an underwriter does.' : undefined}
      above={<ApplicationProgress />}
    >
      {here ? (
        <div className="grid gap-8">
          <WaitPanel />
          <Expect answerBy={formatLocalDate(adverseActionDue(lenderDay(application.created)))} />
          <WayOut subject="Do you want to add something?" />
        </div>
      ) : (
        <NotNow />
      )}
    </Screen>
  )
}

function Expect({ answerBy }: { answerBy: string }) {
  return (
    <dl className="border-t border-hairline">
      {[
        {
          question: 'What do they look at?',
          answer:
            'At what the rules cannot judge: a file without a score, a home in fair condition, or an amount below our usual smallest line.',
        },
        {
          question: 'What comes next?',
          answer: 'Your offers, if they accept it. If they do not, the reasons in their own words, and your rights.',
        },
        {
          question: 'By when do I know?',
          answer: `By ${answerBy} at the latest: federal law gives a lender 30 days (12 CFR 1002.9). We write to you as soon as it is decided.`,
        },
        { question: 'Does it cost me anything?', answer: 'No. Nothing is charged, and your credit is not pulled again for it.' },
      ].map(({ question, answer }) => (
        <div key={question} className="border-b border-hairline py-4">
          <dt className="font-semibold">{question}</dt>
          <dd className="mt-1 text-muted">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
