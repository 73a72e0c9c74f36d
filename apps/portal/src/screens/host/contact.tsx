import { Card } from '@hearthline/ui/card'
import { Screen } from '../../page/screen.tsx'
import { useCompany } from '../../session/use-organization.ts'
import { ContactOptions } from './contact-options.tsx'

/** Phone with its hours, email, post, and where else a borrower can turn. */
export default function Contact() {
  const { name, address, legalName } = useCompany()
  return (
    <Screen title="Contact" heading={`Talk to ${name}`} why="Our team is here to help.">
      <div className="mt-8 grid gap-5">
        <ContactOptions />
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
        <Card title="Have a complaint?">
          <p>
            Please tell us first, by phone or in writing. We review and answer every complaint. You can also contact the{' '}
            <a href="https://www.consumerfinance.gov/complaint/" rel="noreferrer">
              Consumer Financial Protection Bureau
            </a>
            , <a href="tel:+18554112372">(855) 411-2372</a>, or your state’s financial services regulator.
          </p>
        </Card>
      </div>
    </Screen>
  )
}
