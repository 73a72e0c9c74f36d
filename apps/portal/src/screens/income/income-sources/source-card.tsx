import { formatExactCents, type IncomeReview, type ShownSource } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { TrashIcon } from '@hearthline/ui/icon'
import { LinkButton } from '@hearthline/ui/link-button'
import { announce } from '@hearthline/ui/live-region'
import { StatusChip } from '@hearthline/ui/status-chip'
import { Link } from 'react-router'
import { useApplication } from '../../../application/use-application.ts'
import { ConfirmAction } from '../../../page/confirm-action.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { type IncomeEvidence, listedOf } from '../income-evidence/use-income-evidence.ts'
import { removalWords, STATES, WAYS } from './income-words.ts'

const SHARED = 'It is part of an income that is shown above, and counts once.'

interface SourceCardProps {
  readonly source: ShownSource
  readonly review: IncomeReview
  readonly evidence: IncomeEvidence
}

/** One source: whose it is, how far it is, what it comes to and why. */
export function SourceCard({ source, review, evidence }: SourceCardProps) {
  const { uuid } = useApplication()
  const { id, person, way, state, why, incomes, documents } = source
  const { title, path, group } = WAYS[way]
  const { name, tone, text } = STATES[state]
  const whose = review.people.length > 1 ? review.people.find((one) => one.person === person)?.name : undefined
  const remove = async () => {
    if (await evidence.save(listedOf(review).filter((listed) => listed.id !== id))) announce(`${title} removed.`)
  }
  const mayGoOn = state === 'TO_DO' || group === 'upload'
  return (
    <Card as="div" padding="tight" role="listitem" data-source={way}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          {title}
          {whose && <span className="font-normal text-muted">, {whose}</span>}
        </h3>
        <StatusChip tone={tone}>{name}</StatusChip>
      </div>
      <p className="mt-1 text-muted">{why ?? text}</p>
      {documents.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {documents.length} {documents.length === 1 ? 'document' : 'documents'} uploaded
        </p>
      )}
      {incomes.length > 0 && (
        <ul className="mt-4 grid gap-4">
          {incomes.map(({ payer, annualCents, restsOn, unusable, isShared }) => (
            <li key={`${payer}${annualCents}${unusable ?? ''}`} className="border-hairline border-t pt-3">
              <div className="flex flex-wrap justify-between gap-x-4">
                <p className="wrap-anywhere">{payer}</p>
                <p className="money font-semibold">
                  {unusable !== undefined ? 'Not counted' : isShared ? 'Counts once' : `${formatExactCents(annualCents)} a year`}
                </p>
              </div>
              <p className="mt-1 text-sm text-muted">{unusable ?? (isShared ? SHARED : restsOn.join(' '))}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="-ms-[1.125rem] mt-2 flex flex-wrap gap-x-2">
        {mayGoOn && (
          <LinkButton as={Link} to={applicationPath(uuid, `income/${path}?source=${id}`)} variant="quiet" size="medium">
            {state === 'TO_DO' ? 'Continue with this' : 'Change documents'}
          </LinkButton>
        )}
        {state === 'TO_DO' && (
          <Button variant="quiet" size="medium" icon={<TrashIcon size={18} />} disabled={evidence.busy} onClick={() => void remove()}>
            Remove<span className="ui-visually-hidden"> {title}</span>
          </Button>
        )}
      </div>
      {state !== 'TO_DO' && (
        <ConfirmAction
          opener={`Remove ${title}`}
          title={`Remove ${title}?`}
          yes="Remove it"
          doing="Removing"
          no="Keep it"
          critical
          busy={evidence.busy}
          onYes={() => void remove()}
        >
          {removalWords(source, review.sources)}
        </ConfirmAction>
      )}
    </Card>
  )
}
