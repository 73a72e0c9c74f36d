import { formatShortDate, type Scenario, type ScenarioChoice } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { announce } from '@hearthline/ui/live-region'
import { useMemo } from 'react'
import { Actions } from '../../decision/actions.tsx'
import { BalanceChart } from '../../offer/balance-chart.tsx'
import { DiscountSwitches } from '../../offer/discount-switches.tsx'
import { DrawPanel } from '../../offer/draw-panel.tsx'
import { FeeChoice } from '../../offer/fee-choice.tsx'
import { defaultChoice, reconcileChoice } from '../../offer/first-choice.ts'
import { exactMoney, exactRate } from '../../offer/format-figures.ts'
import { describeSetTerms, largerOffer } from '../../offer/larger-offer.ts'
import { LaterDraws } from '../../offer/later-draws.tsx'
import type { OfferChoice } from '../../offer/offer-choice.ts'
import { OfferFigures } from '../../offer/offer-figures.tsx'
import { priceChoice } from '../../offer/price-choice.ts'
import { RateKind } from '../../offer/rate-kind.tsx'
import { TermCards } from '../../offer/term-cards.tsx'
import { toOffers } from '../../offer/to-offers.ts'
import { Screen } from '../../page/screen.tsx'
import { Apply } from './apply.tsx'
import { Assumptions, LawSays } from './assumptions.tsx'
import { CopyEstimate } from './copy-estimate.tsx'
import type { Estimate, EstimateForm } from './estimate-query.ts'
import { AmountLimits } from './limits.tsx'
import { NoOffers } from './no-offers.tsx'
import { bandLabel, bandOf } from './options.ts'

export interface EstimateResultProps {
  readonly scenario: Scenario
  readonly answer: Estimate
  readonly choice: ScenarioChoice & Partial<OfferChoice>
  readonly onChoice: (choice: OfferChoice) => void
  readonly onEdit: () => void
  /** undefined while they are fetched */
  readonly asked: EstimateForm | undefined
}

const VALUATION =
  'This estimate uses the home value that you entered. When you apply, an automated estimate usually gives the value at no cost to you. If a professional must value the home, you see the cost before we order anything.'

export function EstimateResult({ scenario, answer, choice: set, onChoice, onEdit, asked }: EstimateResultProps) {
  const offers = useMemo(() => toOffers(answer), [answer])
  if (offers.length === 0) return <NoOffers {...{ scenario, answer, onEdit, asked }} />
  const choice = reconcileChoice(offers, [], { ...defaultChoice(offers), ...set })
  const priced = priceChoice(offers, { ...answer, liabilities: [] }, choice)
  if (!priced) return null
  const change = (part: Partial<OfferChoice>) => onChoice({ ...choice, ...part })
  const shared = { offers, priced, change }
  // A range was chosen: no score is theirs to name.
  const { score: _score, ...facts } = answer.facts
  const larger = largerOffer(offers, choice)
  const band = bandOf(asked?.scoreBands, scenario.score)
  const say = () =>
    announce(`Monthly payment ${exactMoney(priced.quote.monthlyPaymentCents)}, rate ${exactRate(priced.quote.rate)}, estimated`)
  return (
    <Screen
      title="Your estimate"
      heading={
        <>
          You could borrow up to <span className="money">{exactMoney(priced.limits.mostCents)}</span>
          {larger && ` ${describeSetTerms(larger, choice)}`}
        </>
      }
      why={`An estimate for a home worth ${exactMoney(scenario.valueCents)} and a credit score of ${band ? bandLabel(band).toLowerCase() : scenario.score}.`}
      width="content"
    >
      <div className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,25rem)] lg:items-start">
        <div className="grid gap-9 [&>*]:min-w-0">
          <Alert kind="info" title="This is an estimate, not an offer">
            You have not applied, and no decision was made. We pulled no credit report, and we don’t keep your answers. Your offers can
            differ once we check your credit, your home’s value, your title and your income.
          </Alert>
          {!answer.incomeJudged && (
            <Alert kind="warning" title="Your income is not part of this">
              You left out your income or your monthly debts, so we could not compare your payments with your income. That can lower the
              amount. <EditLink onEdit={onEdit}>Add them to your answers</EditLink>
            </Alert>
          )}
          {answer.payOffDropped && (
            <Alert kind="warning" title="This does not pay off your loans">
              A line that pays off the loans you chose is more than we could offer here. The figures below leave those loans in place.
            </Alert>
          )}
          <DrawPanel {...shared} onSettled={say} limitedBy={answer.facts.limitedBy} />
          <TermCards {...shared} />
          <RateKind {...shared} />
          <FeeChoice {...shared} />
          <DiscountSwitches {...shared} />
          <AmountLimits limits={answer.limits} limitedBy={answer.facts.limitedBy} />
          <BalanceChart priced={priced} />
          <LaterDraws priced={priced} facts={answer.facts} />
          <Assumptions scenario={scenario} asked={asked} />
          <LawSays offer={priced.offer} asOf={answer.facts.pricingAsOf} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
          <Card as="aside" title="Your estimate" aria-label="Your estimate">
            <OfferFigures facts={facts} priced={priced} label="Your estimate in figures" valuation={VALUATION} />
            <p className="mt-4 text-sm text-muted">
              How is this calculated? Select a figure to see its explanation. Prices of {formatShortDate(answer.facts.pricingAsOf)}; they
              can change any day.
            </p>
            <div className="mt-6 grid gap-3">
              <Apply scenario={scenario} wide />
              <Button wide variant="secondary" onClick={onEdit}>
                Change my answers
              </Button>
              <CopyEstimate scenario={scenario} choice={choice} />
            </div>
          </Card>
        </div>
      </div>
    </Screen>
  )
}

export function EditLink({ onEdit, children }: { readonly onEdit: () => void; readonly children: string }) {
  return (
    <Actions>
      <Button variant="quiet" size="medium" className="-ms-[1.125rem]" onClick={onEdit}>
        {children}
      </Button>
    </Actions>
  )
}
