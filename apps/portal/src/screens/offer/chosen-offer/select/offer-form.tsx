import { toCents } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { announce } from '@hearthline/ui/live-region'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApplication } from '../../../../application/use-application.ts'
import { BalanceChart } from '../../../../offer/balance-chart.tsx'
import { DiscountSwitches } from '../../../../offer/discount-switches.tsx'
import { DrawPanel } from '../../../../offer/draw-panel.tsx'
import { FeeChoice } from '../../../../offer/fee-choice.tsx'
import { isOutdated, isReplaced } from '../../../../offer/first-choice.ts'
import { exactMoney, exactRate, formatValidity } from '../../../../offer/format-figures.ts'
import { LaterDraws } from '../../../../offer/later-draws.tsx'
import type { OfferPart } from '../../../../offer/offer-part.ts'
import type { OffersBody } from '../../../../offer/offers-body.ts'
import { choiceProblem } from '../../../../offer/payoff-options.ts'
import { RateKind } from '../../../../offer/rate-kind.tsx'
import { sendChoice } from '../../../../offer/send-choice.ts'
import { storeChoice } from '../../../../offer/stored-choice.ts'
import { TermCards } from '../../../../offer/term-cards.tsx'
import { TermsComparison } from '../../../../offer/terms-comparison.tsx'
import { applicationPath } from '../../../../routing/application-path.ts'
import { ChooseBar } from './choose-bar.tsx'
import { OfferSummary } from './offer-summary.tsx'
import { PayoffChoice } from './payoff-choice.tsx'
import { RequiredPayoffs } from './required-payoffs.tsx'

export interface OfferFormProps extends OfferPart {
  readonly body: OffersBody
  /** Above the amount: where the borrower is with this choice. */
  readonly notice: ReactNode
}

/** Everything that can be set, with the offer's figures beside it. */
export function OfferForm({ body, offers, priced, change, notice }: OfferFormProps) {
  const { uuid } = useApplication()
  const navigate = useNavigate()
  const problem = useRef<HTMLDivElement>(null)
  const [tried, setTried] = useState(false)
  const stopped = choiceProblem(priced)
  const choose = () => {
    storeChoice(uuid, priced.choice)
    sendChoice(uuid, priced.choice, 0)
    if (!stopped) return void navigate(applicationPath(uuid, 'product/select/confirm'))
    setTried(true)
    announce(stopped, 'assertive')
    requestAnimationFrame(() => problem.current?.focus())
  }
  const say = () =>
    announce(
      `Monthly payment ${exactMoney(priced.quote.monthlyPaymentCents)}, rate ${exactRate(priced.quote.rate)}, cash to you ${exactMoney(priced.quote.cashToYouCents)}`,
    )
  const shared = { offers, priced, change }
  return (
    <div className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(22rem,25rem)] lg:items-start">
      <div className="grid gap-9 [&>*]:min-w-0">
        {notice}
        {body.facts.firmOffer && (
          <Alert kind="info" title={body.facts.firmOffer.title}>
            {body.facts.firmOffer.body}
          </Alert>
        )}
        {isOutdated(body) && <OutdatedChoice replaced={isReplaced(offers, body)} />}
        {body.before && <ChosenBefore before={body.before} />}
        <DrawPanel {...shared} onSettled={say} limitedBy={body.facts.limitedBy} />
        <TermCards {...shared} />
        <RateKind {...shared} />
        <FeeChoice {...shared} />
        <DiscountSwitches {...shared} />
        {body.requiredPayOffs.length > 0 && <RequiredPayoffs debts={body.requiredPayOffs} />}
        {body.liabilities.length > 0 && <PayoffChoice {...shared} debts={body.liabilities} />}
        <BalanceChart priced={priced} />
        <LaterDraws priced={priced} facts={body.facts} />
      </div>
      <div className="min-w-0 lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto">
        <OfferSummary body={body} priced={priced} onChoose={choose} stopped={stopped} />
        {stopped && (
          <div ref={problem} tabIndex={-1} className="mt-4 font-medium text-critical" role={tried ? 'alert' : undefined}>
            {stopped}
          </div>
        )}
        <p className="mt-4 px-1 text-sm text-muted">{formatValidity(body.facts)}</p>
      </div>
      <ChooseBar priced={priced} onChoose={choose} />
    </div>
  )
}

/** A correction asks for the choice again: why, what it was, and what became of it. It is set already. */
function ChosenBefore({ before: { amount, term } }: { before: NonNullable<OffersBody['before']> }) {
  const { choiceAgain, nextAction } = useApplication().application
  const { was, now, chosen } = choiceAgain ?? {}
  return (
    <Alert kind="info" title="Choose your offer again">
      {choiceAgain && `${nextAction.why} `}
      You chose {exactMoney(toCents(amount))} over {term} years. It is set below where we still offer it.
      {chosen && was && <TermsComparison revision={{ choice: chosen, was, now: now ?? null }} />}
    </Alert>
  )
}

function OutdatedChoice({ replaced }: { replaced: boolean }) {
  return (
    <Alert kind="info" title="We recalculated your offers after you set this">
      {replaced
        ? 'We replaced what is no longer offered with the closest offer. Check the figures below before you choose.'
        : 'The term, rate type, fee and discounts you set are still offered. Check the amount and the figures below before you choose.'}
    </Alert>
  )
}
