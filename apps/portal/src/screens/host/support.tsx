import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'
import { WaysToReachUs } from './ways-to-reach-us.tsx'

/** Help in the middle of the register wizard, for whoever has no account yet. */
export default function Support() {
  const { name } = useCompany()
  return (
    <Screen title="Help" heading="We help you apply" why={`A person at ${name} goes through the questions with you.`}>
      <div className="mt-8 grid gap-5">
        <WaysToReachUs />
        <Card title="Good to have at hand">
          <ul className="list-disc ps-5">
            <li>The address of the home you want to borrow against</li>
            <li>Your income for a year, before tax</li>
            <li>Your name as on your government ID</li>
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
