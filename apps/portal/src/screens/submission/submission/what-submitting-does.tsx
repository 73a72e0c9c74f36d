import { consentStatement, creditAtSubmission } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { useOrganization } from '../../../session/use-organization.ts'

/** What follows, and the permission that was given for it, word for word. */
export function WhatSubmittingDoes({ creditPulled }: { creditPulled: boolean }) {
  const { legalName, termsLabel, applyButton } = useOrganization().orgMetaData.companyInfo
  return (
    <section className="grid gap-3" aria-label="What happens when you submit">
      <h2>What happens when you submit</h2>
      <ul className="grid list-disc gap-2 ps-5">
        <li>{creditAtSubmission(creditPulled)}</li>
        <li>We verify what you told us, starting with your income.</li>
        <li>You can still withdraw. You owe nothing until your line is open.</li>
      </ul>
      {!creditPulled && (
        <Card as="div" padding="tight">
          <p className="text-muted text-sm">You gave us this permission</p>
          <p className="mt-1" data-words-from="law">
            {consentStatement('HARD_CREDIT', { legalName, termsLabel, applyButton })}
          </p>
        </Card>
      )}
    </section>
  )
}
