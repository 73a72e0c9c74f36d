import { formatLocalDateWithYear } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { applicationPath } from '../routing/application-path.ts'
import type { Application } from './application-query.ts'
import { CANCELING } from './canceling-words.ts'
import { Withdraw } from './withdraw.tsx'

interface RightToCancelProps {
  readonly application: Application
  readonly etag: string | undefined
  readonly onCanceled?: () => unknown
}

/** Until when the owners may cancel, what that does, and the act itself (12 CFR 1026.15): shown for the whole time of the right, whatever is asked meanwhile. */
export function RightToCancel({ application: { uuid, cancellation, documents }, etag, onCanceled }: RightToCancelProps) {
  if (cancellation.exit !== 'CANCEL_LINE') return null
  const notice = documents.findLast(({ type }) => type === 'RESCISSION_NOTICE')
  return (
    <Card as="section" title="You can still change your mind">
      <p>
        {cancellation.lastDay
          ? `Until midnight on ${formatLocalDateWithYear(cancellation.lastDay)} you can cancel your line for any reason.`
          : 'You can cancel your line for any reason. You have three business days after everyone has signed and has the notice of the right to cancel. We email you the last day.'}
      </p>
      <ul className="mt-3 grid list-disc gap-1 ps-5">
        <li>The lien on your home is void, no money is sent, and you owe nothing.</li>
        <li>If you paid anything for this line, we return it within 20 days.</li>
        <li>Everyone who has this right may cancel. If one person does, the line is canceled for everyone.</li>
      </ul>
      <div className="mt-5 flex flex-wrap gap-4">
        {notice && (
          <LinkButton
            as={Link}
            to={`${applicationPath(uuid, 'document/disclosures')}?document=${notice.uuid}`}
            variant="secondary"
            size="medium"
          >
            Read the notice
          </LinkButton>
        )}
        <Withdraw
          uuid={uuid}
          etag={etag}
          opener="Cancel my line"
          consequence="You cancel the whole line, for everyone who signed."
          isRight
          words={CANCELING}
          {...(onCanceled && { onWithdrawn: onCanceled })}
        />
      </div>
    </Card>
  )
}
