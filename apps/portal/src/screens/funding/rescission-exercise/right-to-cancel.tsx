import { formatLocalDateWithYear } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { CANCELING } from '../../../application/canceling-words.ts'
import { itemQuery } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'
import { useProceed } from '../../../application/use-proceed.ts'
import { Withdraw } from '../../../application/withdraw.tsx'
import { applicationPath } from '../../../routing/application-path.ts'

/** Until when the owners may cancel, what that does, and the act itself (12 CFR 1026.15). */
export function RightToCancel() {
  const { uuid, application, etag } = useApplication()
  const proceed = useProceed()
  const about = useQuery(itemQuery(uuid, 'rescission-exercise', etag)).data?.about
  if (!about?.isOpen) return null
  const notice = application.documents.findLast(({ type }) => type === 'RESCISSION_NOTICE')
  return (
    <Card as="section" title="You can still change your mind">
      <p>
        {about.lastDay
          ? `Until midnight on ${formatLocalDateWithYear(about.lastDay)} you can cancel your line for any reason.`
          : 'You can cancel your line for any reason. The last day is set once everyone has received the notice of the right to cancel.'}
      </p>
      <ul className="mt-3 grid list-disc gap-1 ps-5">
        <li>The lien on your home is void, no money is sent, and you owe nothing.</li>
        <li>We return what you paid for this line within 20 days.</li>
        <li>Each owner of the home may cancel. If one of you does, the line is canceled for all of you.</li>
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
          consequence="You cancel the whole line, for every owner."
          words={CANCELING}
          onWithdrawn={() => proceed({ previous: null })}
        />
      </div>
    </Card>
  )
}
