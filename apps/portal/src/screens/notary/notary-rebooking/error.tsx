/** notary/error: what failed in the last session, and what to do now. */
import { Alert } from '@hearthline/ui/alert'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { AskScreen } from '../../../application/item/ask-screen.tsx'
import { useApplication } from '../../../application/use-application.ts'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { FAULT_WORDS } from '../notary-appointment/appointment-texts.ts'
import { describeNotaryFee } from '../notary-appointment/notary-fee.ts'

export default function NotaryError() {
  const { uuid } = useApplication()
  return (
    <AskScreen
      items={['notary-rebooking']}
      title="Your notary session"
      heading={({ about }) => FAULT_WORDS[about.last?.fault ?? 'OTHER'].title}
      why="Nothing was signed. Everything else you did is saved."
    >
      {({ about }) => (
        <div className="mt-8 grid gap-8">
          <Alert kind="info" title="What to do now">
            {FAULT_WORDS[about.last?.fault ?? 'OTHER'].do}
          </Alert>
          <div className="grid gap-3">
            {about.meetings.includes('ONLINE') && (
              <LinkButton as={Link} to={applicationPath(uuid, 'notary/intro')}>
                Choose another time online
              </LinkButton>
            )}
            <LinkButton as={Link} to={applicationPath(uuid, 'notary/reserve-manual')} variant="secondary">
              Meet a notary in person
            </LinkButton>
            <p className="portal-fine">In person: {describeNotaryFee(about.fee)}</p>
          </div>
          <ContactLinks subject="Would you like help?" />
        </div>
      )}
    </AskScreen>
  )
}
