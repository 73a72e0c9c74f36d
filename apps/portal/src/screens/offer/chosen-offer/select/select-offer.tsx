/** The heart of the product: every figure of a draw, live and exact, before anything is chosen. Also the revised offer's screen. */

import { RequestError } from '@hearthline/client'
import { formatPhone, phoneLink } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { LinkButton } from '@hearthline/ui/link-button'
import { Link } from 'react-router'
import { ApplicationProgress } from '../../../../application/application-progress.tsx'
import { useApplication } from '../../../../application/use-application.ts'
import { Actions } from '../../../../decision/actions.tsx'
import { FormProblem } from '../../../../forms/form-problem.tsx'
import { isAmountChange, isAskedAgain, isRevised } from '../../../../offer/asked-again.ts'
import { isBeforeSubmission } from '../../../../offer/before-submission.ts'
import { describeRevision } from '../../../../offer/describe-revision.ts'
import { DRAW_PANEL } from '../../../../offer/draw-panel.tsx'
import { OfferChanges } from '../../../../offer/offer-changes.tsx'
import type { OffersBody } from '../../../../offer/offers-body.ts'
import { TermsComparison } from '../../../../offer/terms-comparison.tsx'
import { toOffers } from '../../../../offer/to-offers.ts'
import { useOffers } from '../../../../offer/use-offers.ts'
import { Screen } from '../../../../page/screen.tsx'
import { useCompany } from '../../../../session/use-organization.ts'
import { AmountChange } from './amount-change.tsx'
import { ChosenAlready } from './chosen-already.tsx'
import { OfferScreen } from './offer-screen.tsx'
import { OffersSkeleton } from './offers-skeleton.tsx'

const title = 'Choose your offer'

export default function SelectOffer() {
  const { application } = useApplication()
  const { data, error, refetch, isFetching } = useOffers()
  // Not computed yet is an answer, no failure: nothing is wrong with the connection.
  if (error instanceof RequestError && error.status === 409) return <NoOffers />
  if (error) return <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <OffersSkeleton />
  const offers = toOffers(data)
  if (data.chosen && !isAskedAgain(application) && !isBeforeSubmission(application)) return <ChosenAlready body={data} />
  if (offers.length === 0) return <NoOffers />
  return <OfferScreen body={data} offers={offers} notice={<Notice body={data} />} />
}

/** Where the borrower is with this choice, when it is not the first look. */
function Notice({ body }: { body: OffersBody }) {
  const { uuid, application, etag } = useApplication()
  if (isAmountChange(application)) return <AmountChange body={body} />
  if (isRevised(application)) {
    return (
      <div className="grid gap-6">
        <Alert kind="info" title={body.revision?.isBetter ? 'Your offer became better' : 'The information we verified changed your offer'}>
          <ul className="grid gap-1">
            {describeRevision(body).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {body.revision && <TermsComparison revision={body.revision} />}
          <p className="mt-2">
            Nothing is final until you choose again. You can <a href={`#${DRAW_PANEL}`}>change the amount</a>, the term or the fee. We won’t
            pull your credit again.
          </p>
        </Alert>
        <OfferChanges uuid={uuid} etag={etag} />
      </div>
    )
  }
  if (!body.chosen) return null
  return (
    <Alert kind="info" title="You have chosen an offer">
      It is set below. You can change it until you submit your application. That doesn’t pull your credit.
    </Alert>
  )
}

function Failed({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) {
  return (
    <Screen
      title={title}
      heading="We could not load your offers"
      why="They are saved. Check your connection and try again."
      above={<ApplicationProgress />}
    >
      <div className="mt-8">
        <FormProblem error={error} />
        <Actions>
          <Button onClick={onRetry} loading={busy} loadingLabel="Loading">
            Try again
          </Button>
        </Actions>
      </div>
    </Screen>
  )
}

/** Not a decline: that has a screen of its own. Offers that lapsed are being priced again, or a person is looking at them. */
function NoOffers() {
  const { supportPhone } = useCompany()
  return (
    <Screen
      title={title}
      heading="There are no offers to choose from yet"
      why="We’re still calculating them, or updating them."
      above={<ApplicationProgress />}
    >
      <p className="mt-6">
        You’ll see your offers here, with the amount, rate, payment and every cost. If this page stays empty, call us at{' '}
        <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a>.
      </p>
      <div className="mt-8">
        <Actions>
          <LinkButton as={Link} to="/dashboard">
            Go to your dashboard
          </LinkButton>
        </Actions>
      </div>
    </Screen>
  )
}
