/** The flood determination is pending: what it is, what it is for, and what follows from it. Goes on by itself. */
import { destinationFor } from '@hearthline/domain/routing'
import { ApplicationProgress } from '../../../application/application-progress.tsx'
import { ItemNotOpen } from '../../../application/item/item-not-open.tsx'
import { useApplication } from '../../../application/use-application.ts'
import { WAIT_IS_OVER } from '../../../application/wait-is-over.ts'
import { WaitPanel } from '../../../application/wait-panel.tsx'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { Screen } from '../../../page/screen.tsx'

const HEADING = 'We’re waiting for your flood determination'

const ANSWERS = [
  {
    question: 'What is it?',
    answer:
      'A certificate that shows which flood zone your home is in on the federal flood maps. A firm that specializes in this prepares it.',
  },
  {
    question: 'Why do we need it?',
    answer: 'It shows whether your home needs flood insurance. We get one for every home before closing, wherever it is.',
  },
  {
    question: 'What if my home is in a flood zone?',
    answer:
      'In zones that begin with A or V, you need flood insurance before closing. We’ll tell you and show you what to send. In any other zone, you don’t need to do anything.',
  },
] as const

export default function FloodCert() {
  const { application } = useApplication()
  const here = destinationFor(application.step, application)?.path === 'error/flood-cert'
  return (
    <Screen
      title={here ? HEADING : WAIT_IS_OVER.heading}
      heading={here ? HEADING : WAIT_IS_OVER.heading}
      why={here ? 'There is nothing you need to do. We’ll continue as soon as it arrives.' : WAIT_IS_OVER.why}
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
          <ContactLinks />
        </div>
      ) : (
        <ItemNotOpen wasOpen />
      )}
    </Screen>
  )
}
