import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { Screen } from '../../page/screen.tsx'
import { useCompany } from '../../session/use-organization.ts'
import { ContactOptions } from './contact-options.tsx'

/** Help in the middle of the register wizard, for whoever has no account yet. */
export default function Support() {
  const { name } = useCompany()
  return (
    <Screen title="Help" heading="We help you apply" why={`A specialist at ${name} can go through the questions with you.`}>
      <div className="mt-8 grid gap-5">
        <ContactOptions />
        <Card title="What to have ready">
          <ul className="list-disc ps-5">
            <li>The address of the home you want to borrow against</li>
            <li>Your annual income, before tax</li>
            <li>Your name as it appears on your government ID</li>
          </ul>
          <p className="mt-4 text-muted">
            Your Social Security number is not needed to check your rate in most cases, and we never ask for your password.
          </p>
        </Card>
        <div>
          <LinkButton as={Link} to="/account/heloc/register-v2" variant="quiet" className="-ms-[1.125rem]">
            Back to the questions
          </LinkButton>
        </div>
      </div>
    </Screen>
  )
}
