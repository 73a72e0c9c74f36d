/**
 * Where a line ends on the value of the home: who valued it, the copy, and how the value can be reconsidered.
 */
import { formatPhone } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ReadApplication } from '../application/application-query.ts'
import { itemQuery, type ReadItem } from '../application/item/item-query.ts'
import { newestValuationCopy, ReadYourCopy } from '../application/valuation-copy.tsx'
import { applicationPath } from '../routing/application-path.ts'
import { useCompany } from '../session/use-organization.ts'
import { Actions } from './actions.tsx'
import { describeValuation } from './describe-valuation.ts'

/** Nothing until there is a copy of a valuation to read. */
export function ValuedHome({ read: { application, etag } }: { read: Pick<ReadApplication, 'application' | 'etag'> }) {
  const { uuid } = application
  const copy = newestValuationCopy(application)
  const { data } = useQuery({ ...itemQuery(uuid, 'valuation-copies', etag), enabled: copy !== undefined })
  const valued = data && describeValuation(data.about)
  if (!copy || !valued) return null
  const ended = application.step === 'DECLINED'
  return (
    <Card title="How your home was valued" as="section">
      <p className="-mt-1">{valued}</p>
      <p className="mt-3 text-muted">You have a right to a copy of each valuation, also where we can’t offer you a line.</p>
      <div className="mt-4">
        <Actions>
          <ReadYourCopy application={application} copy={copy} />
          {!ended && (
            <LinkButton as={Link} to={applicationPath(uuid, 'home-value')} variant="quiet" size="medium">
              {data.about.dispute ? 'See what you asked us' : 'Ask us to reconsider the value'}
            </LinkButton>
          )}
        </Actions>
      </div>
      {ended && <Reconsider about={data.about} />}
    </Card>
  )
}

/** An application that has ended takes no answer: what was answered, or whom to call and what to send. */
function Reconsider({ about: { dispute, answer } }: { about: ReadItem<'valuation-copies'>['about'] }) {
  const { supportEmail, supportPhone } = useCompany()
  if (dispute && answer)
    return (
      <Alert kind="info" title="You asked us to reconsider the value" className="mt-5">
        <span className="whitespace-pre-line" data-words-from="operator">
          {answer}
        </span>
      </Alert>
    )
  return (
    <p className="mt-5 border-t border-hairline pt-4">
      Does the value seem wrong? Ask us to reconsider it. Call {formatPhone(supportPhone)}, or email{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. Tell us which facts are wrong, or send sales of similar homes nearby or
      improvements that were missed. Someone who did not make the valuation reviews it, at no cost.
    </p>
  )
}
