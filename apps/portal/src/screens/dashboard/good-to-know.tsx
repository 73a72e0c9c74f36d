import { Card } from '@hearthline/ui/card'
import { useQuery } from '@tanstack/react-query'
import { revisedOfferQuery } from '../../application/all-applications-query.ts'
import type { Application } from '../../application/application-query.ts'
import { describeVerifiedChanges } from '../../offer/describe-revision.ts'
import { offersQuery } from '../../offer/use-offers.ts'
import { goodToKnow } from './good-to-know-answers.ts'
import { usePastDue } from './use-past-due.ts'
import { hasEnded, type Standing } from './where-it-stands.ts'

/** The panel of the four questions. */
export function GoodToKnow({ application, standing }: { application: Application; standing: Standing }) {
  const chosen = application.amount !== null && (standing === 'COMPLETE' || !hasEnded(standing))
  const pastDue = usePastDue(application.uuid, standing)
  const { data } = useQuery({
    ...revisedOfferQuery(application.uuid),
    enabled: chosen,
  })
  const { data: offers } = useQuery({
    ...offersQuery({ uuid: application.uuid, revised: true, etag: undefined }),
    enabled: application.step === 'REVISED_OFFER_SELECTION',
  })
  return (
    <Card as="aside" title="Good to know" aria-label={`Good to know about ${application.loanNumber}`}>
      <dl className="-mt-1">
        {goodToKnow(application, standing, data, { changes: offers && describeVerifiedChanges(offers.facts), pastDue }).map(
          ({ question, answer }) => (
            <div key={question} className="border-t border-hairline py-4 last:pb-1">
              <dt className="font-semibold">{question}</dt>
              <dd className="text-sm text-muted">{answer}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  )
}
