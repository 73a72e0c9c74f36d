import { formatPhone, phoneLink, type Scenario, US_STATES } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card, CardSection } from '@hearthline/ui/card'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Actions } from '../../decision/actions.tsx'
import { Screen } from '../../page/screen.tsx'
import { useCompany } from '../../session/use-organization.ts'
import { Apply } from './apply.tsx'
import { Assumptions } from './assumptions.tsx'
import { CopyEstimate } from './copy-estimate.tsx'
import type { Estimate, EstimateForm } from './estimate-query.ts'

export interface NoOffersProps {
  readonly scenario: Scenario
  readonly answer: Estimate
  readonly onEdit: () => void
  readonly asked: EstimateForm | undefined
}

/** No one was refused: no one has applied, and whoever wants to may. */
const NOT_A_DECISION =
  'You have not applied, and no credit decision was made. We pulled no credit report, and we don’t keep your answers. You may apply whatever an estimate says: then we check everything and tell you our decision.'

export function NoOffers({ scenario, answer, onEdit, asked }: NoOffersProps) {
  const edit = (
    <Button variant="secondary" onClick={onEdit}>
      Change my answers
    </Button>
  )
  if (answer.outcome === 'NOT_SERVED') return <NotServed scenario={scenario}>{edit}</NotServed>
  const failed = answer.limits.filter(({ passed }) => !passed)
  return (
    <Screen title="Your estimate" heading="These answers don’t lead to a line today" why="Here is the reason, and what would change it.">
      <div className="mt-8 grid gap-8">
        <Card padding="none" aria-label="The reason">
          {failed.map(({ limit, title, explanation }) => (
            <CardSection key={limit} className="sm:px-[1.625rem]">
              <h2 className="text-base">{title}</h2>
              <p className="mt-1">{explanation}</p>
            </CardSection>
          ))}
        </Card>
        {answer.ways.length > 0 && (
          <section aria-labelledby="what-helps">
            <h2 id="what-helps" className="mb-3 text-xl font-semibold">
              What would lead to an estimate
            </h2>
            <Card as="div" padding="none">
              {answer.ways.map(({ title, detail }) => (
                <CardSection key={title} className="sm:px-[1.625rem]">
                  <h3 className="text-base font-semibold">{title}</h3>
                  <p className="mt-1 text-muted whitespace-pre-line">{detail}</p>
                </CardSection>
              ))}
            </Card>
          </section>
        )}
        <Alert kind="info" title="This is not a decision">
          {NOT_A_DECISION}
        </Alert>
        <Actions>
          {edit}
          <Apply scenario={scenario} variant="secondary" />
        </Actions>
        <CopyEstimate scenario={scenario} choice={{}} />
        <Assumptions scenario={scenario} asked={asked} />
      </div>
    </Screen>
  )
}

function NotServed({ scenario, children }: { readonly scenario: Scenario; readonly children: ReactNode }) {
  const { name, supportPhone } = useCompany()
  const navigate = useNavigate()
  const { state, zip } = scenario
  const reason = zip ? 'ZIP_NOT_SERVED' : 'STATE_NOT_SERVED'
  const home = { state, ...(zip && { zip }) }
  return (
    <Screen
      title="Your estimate"
      heading={`${name} does not lend there yet`}
      why={`We make no lines for homes in ${scenario.zip ? `ZIP code ${scenario.zip}` : US_STATES[scenario.state]}. This is not about your credit.`}
    >
      <p className="mt-6">
        Is the state or ZIP code wrong? Change your answers. Questions? Call us at{' '}
        <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a>.
      </p>
      <div className="mt-8">
        <Actions>
          {children}
          <Button variant="secondary" onClick={() => void navigate('/account/heloc/waitlist', { state: { reason, home } })}>
            Join the waitlist
          </Button>
        </Actions>
      </div>
    </Screen>
  )
}
