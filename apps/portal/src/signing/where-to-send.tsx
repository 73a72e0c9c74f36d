import { formatPhone, phoneLink, titleCaseAddress } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { useOrganization } from '../session/use-organization.ts'

/** Documents that are on paper go back by mail: to the lender, at the address of its company. */
export function WhereToSend() {
  const { legalName, address, supportPhone } = useOrganization().orgMetaData.companyInfo
  return (
    <Card as="section" padding="tight" title="Where to mail your signed documents">
      <address className="mt-2 not-italic">
        {legalName}
        <br />
        {titleCaseAddress(address)}
      </address>
      <p className="mt-2">
        Questions about paper? Call <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a>.
      </p>
    </Card>
  )
}
