import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { applicationPath } from '../../../routing/application-path.ts'
import { WhatYouSign } from '../../../signing/what-you-sign.tsx'
import { BorrowerSigns } from '../note-signing/borrower-signs.tsx'
import { ChangeAmount } from './change-amount.tsx'
import { LocationAlert } from './location-alert.tsx'

/** What will be signed, how long it takes, and what is asked for on the way. */
export function ReadyToSign({ atOffice = false }: { readonly atOffice?: boolean }) {
  const { uuid } = useApplication()
  return (
    <div className="mt-8 grid gap-6">
      <BorrowerSigns>
        <Card as="section" title={atOffice ? 'What you read here, and sign at the office' : 'What you read and sign'}>
          <WhatYouSign />
        </Card>
        {!atOffice && <LocationAlert />}
      </BorrowerSigns>
      <p className="text-muted">
        You can stop at any time. {atOffice ? 'What you have read' : 'What you have signed'} is kept, also on another device.{' '}
        <Link to={applicationPath(uuid, 'signing/support')}>
          {atOffice ? 'Get help, or read on paper' : 'Get help with signing, or sign on paper'}
        </Link>
        .
      </p>
      <div className="flex flex-wrap gap-4">
        <LinkButton as={Link} to={applicationPath(uuid, 'signing/sign')}>
          {atOffice ? 'Read your documents' : 'Read and sign'}
        </LinkButton>
        <ChangeAmount />
      </div>
    </div>
  )
}
