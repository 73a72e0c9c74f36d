/** Whom we may ask at the employer, how we will ask, and, once told, that we are asking. */
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { AskingEmployer } from './asking-employer.tsx'
import { EmployerForm } from './employer-form.tsx'

export default function EmployerVerification() {
  return (
    <AskScreen
      items={['employment', 'employment-confirmation']}
      title="Your employer"
      heading={({ item }) => (item === 'employment' ? 'Who can confirm your job?' : 'We’re asking your employer')}
      why={({ item }) =>
        item === 'employment'
          ? 'Your records don’t show that you still work there, so we ask your employer.'
          : 'We only ask whether you work there. We never share what you apply for or how much.'
      }
    >
      {(item) => (item.item === 'employment' ? <EmployerForm known={item.about.employer} item={item} /> : <AskingEmployer item={item} />)}
    </AskScreen>
  )
}
