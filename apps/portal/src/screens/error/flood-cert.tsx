/** The flood determination is on its way: what it is, why the law asks for it, and what follows from it. Goes on by itself. */
import { destinationFor } from '@hearthline/domain/routing'
import { WayOut } from '../../decision/way-out.tsx'
import { ApplicationProgress } from '../../frame/application-progress.tsx'
import { NotNow } from '../../frame/not-now.tsx'
import { Screen } from '../../frame/screen.tsx'
import { useApplication } from '../../frame/use-application.ts'
import { WaitPanel } from '../../frame/wait-panel.tsx'

const HEADING = 'We are waiting for the flood determination'

const ANSWERS = [
  {
    question: 'What is it?',
    answer: 'A certificate that says in which zone of the federal flood maps your home lies. It is made by a firm that does nothing else.',
  },
  {
    question: 'Why do we need it?',
    answer: 'Federal law asks every lender for it before a loan on a home is closed, wherever the home is (42\u00a0USC\u00a04012a).',
  },
  {
    question: 'What if my home is in a zone that floods?',
    answer:
      'In the zones that begin with A or V you need flood insurance before closing. We tell you, and show you what to send. In any other zone nothing is asked of you.',
  },
] as const

export default function FloodCert() {
  const { application } = useApplication()
  const here = destinationFor(application.step, application)?.path === 'error/flood-cert'
  return (
    <Screen
      title={HEADING}
      heading={HEADING}
      why={here ? 'There is nothing you need to do. We go on as soon as it is here.' : undefined}
      above={<ApplicationProgress />}
    >
      {here ? (
        <div className="grid gap-8">
          <WaitPanel />
          <dl className="border-t border-hairline">
            {ANSWERS.map(({ question, answer }) => (
              <div key={question} className="border-b border-hairline py-4">
                <dt className="font-semibold">{question}</dt>
                <dd className="mt-1 text-muted">{answer}</dd>
              </div>
            ))}
          </dl>
          <WayOut />
        </div>
      ) : (
        <NotNow />
      )}
    </Screen>
  )
}
