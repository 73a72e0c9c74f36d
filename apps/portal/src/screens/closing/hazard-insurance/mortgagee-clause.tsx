import { Card } from '@hearthline/ui/card'
import { CopyButton } from '@hearthline/ui/copy-button'
import { useApplication } from '../../../application/use-application.ts'
import { useCompany } from '../../../session/use-organization.ts'

/** What the insurer must put on the policy, to be copied into a message to the agent. */
export function MortgageeClause() {
  const { legalName, address } = useCompany()
  const { application } = useApplication()
  const lines = [
    legalName,
    'its successors and/or assigns',
    [address.street1, address.street2].filter(Boolean).join(', '),
    `${address.city}, ${address.state} ${address.zip}`,
    `Loan number ${application.loanNumber}`,
  ]
  return (
    <Card as="div" padding="tight">
      <h2 className="font-semibold">We must be named on the policy</h2>
      <p className="mt-1 text-muted">Ask your agent to add this as mortgagee. It makes sure a claim can repair the home.</p>
      <address className="mt-3 wrap-anywhere not-italic" data-words-from="company">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <div className="mt-3">
        <CopyButton text={lines.join('\n')} label="Copy the wording" />
      </div>
    </Card>
  )
}
