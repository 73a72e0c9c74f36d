import { formatPhone, phoneLink } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { PhoneIcon } from '@hearthline/ui/icon'
import { LinkButton } from '@hearthline/ui/link-button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DatesAhead } from '../../../application/dates-ahead.tsx'
import { DatesTimeline } from '../../../application/dates-timeline.tsx'
import { RightToCancel } from '../../../application/right-to-cancel.tsx'
import { useApplication } from '../../../application/use-application.ts'
import { useProceed } from '../../../application/use-proceed.ts'
import { useGoesOnAlone } from '../../../application/wait-panel.tsx'
import { useCompany } from '../../../session/use-organization.ts'
import { BorrowerNotCanceled } from '../../../signing/borrower-not-canceled.tsx'

interface AfterSigningProps {
  /** In the place of who is waited for, where the reader has to act. */
  first?: ReactNode
  /** Before the dates. */
  children?: ReactNode
}

/** The dates from signing to the money, the right to cancel, and whom to call. */
export function AfterSigning({ first, children }: AfterSigningProps) {
  const { application, etag } = useApplication()
  const proceed = useProceed()
  useGoesOnAlone(application)
  const dates = application.dates.filter(({ isAfterSigning }) => isAfterSigning)
  const { title, why } = application.nextAction
  return (
    <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21.25rem] lg:items-start">
      <div className="grid min-w-0 gap-6">
        <DatesAhead dates={dates} />
        {first ?? (
          <Alert kind="info" title={title}>
            {why}
          </Alert>
        )}
        {/* Once the right has ended: what is waited for may be cut short. */}
        <BorrowerNotCanceled />
        {children}
        <Card as="section" title="From signing to your money">
          <DatesTimeline label="From signing to your money" dates={dates} />
        </Card>
      </div>
      <div className="grid min-w-0 gap-6">
        <RightToCancel application={application} etag={etag} onCanceled={() => proceed({ previous: null })} />
        <WhomToCall />
        <p className="portal-fine">This page updates automatically. We also email you when a date is set, and when your money is sent.</p>
      </div>
    </div>
  )
}

function WhomToCall() {
  const { supportPhone } = useCompany()
  return (
    <Card as="section" title="Questions about your dates?">
      <p>Call us, and we go through your file with you. Call too if you hear from your county, a creditor or your bank.</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <LinkButton href={phoneLink(supportPhone)} icon={<PhoneIcon />} variant="secondary" size="medium">
          Call {formatPhone(supportPhone)}
        </LinkButton>
        <Link to="/contact">When we answer</Link>
      </div>
    </Card>
  )
}
