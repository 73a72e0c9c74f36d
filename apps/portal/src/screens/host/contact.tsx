import { Card } from '@hearthline/ui/card'
import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'
import { WaysToReachUs } from './ways-to-reach-us.tsx'

/** Phone with its hours, email, post, and where else a borrower can turn. */
export default function Contact() {
  const { name, address, legalName } = useCompany()
  return (
    <Screen title="Contact" heading={`Talk to ${name}`} why="A person answers.">
      <div className="mt-8 grid gap-5">
        <WaysToReachUs />
        <Card title="By mail">
          <address className="not-italic">
            {legalName}
            <br />
            {address.street1}
            {address.street2 && (
              <>
                <br />
                {address.street2}
              </>
            )}
            <br />
            {address.city}, {address.state} {address.zip}
          </address>
        </Card>
        <Card title="Not satisfied?">
          <p>
            Tell us first, by phone or in writing: we look into every complaint and answer it. You can also turn to the{' '}
            <a href="https://www.consumerfinance.gov/complaint/" rel="noreferrer">
              Consumer Financial Protection Bureau
            </a>
            , <a href="tel:+18554112372">855-411-2372</a>, or to the regulator of financial services in your state.
          </p>
        </Card>
      </div>
    </Screen>
  )
}
