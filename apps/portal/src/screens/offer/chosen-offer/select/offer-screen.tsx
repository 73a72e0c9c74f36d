import type { Offer } from '@hearthline/domain/underwriting'
import { type ReactNode, useMemo, useState } from 'react'
import { ApplicationProgress } from '../../../../application/application-progress.tsx'
import { useApplication } from '../../../../application/use-application.ts'
import { SavedLetters } from '../../../../decision/saved-letters.tsx'
import { defaultChoice, reconcileChoice, restoredChoice, savedChoice } from '../../../../offer/first-choice.ts'
import { describeSetTerms, largerOffer } from '../../../../offer/larger-offer.ts'
import type { OfferChoice } from '../../../../offer/offer-choice.ts'
import type { OffersBody } from '../../../../offer/offers-body.ts'
import { priceChoice } from '../../../../offer/price-choice.ts'
import { sendChoice } from '../../../../offer/send-choice.ts'
import { readStoredChoice, storeChoice } from '../../../../offer/stored-choice.ts'
import { Screen } from '../../../../page/screen.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferHeading, offerWhy } from './offer-heading.tsx'

/** What the borrower set, from this visit, else the server's, else the plain one; all held against today's offers. */
function useChoice(uuid: string, offers: readonly Offer[], body: OffersBody) {
  const [choice, setChoice] = useState<OfferChoice>(
    () => restoredChoice(readStoredChoice(uuid), body) ?? savedChoice(body) ?? defaultChoice(offers),
  )
  const held = useMemo(() => reconcileChoice(offers, body.liabilities, choice), [offers, body, choice])
  const change = (part: Partial<OfferChoice>) => {
    const next = { ...held, ...part }
    setChoice(next)
    storeChoice(uuid, next)
    sendChoice(uuid, next)
  }
  return { choice: held, change }
}

/** The choice, and the page around it: its heading says what can be borrowed with the choice as it is set. */
export function OfferScreen({ body, offers, notice }: { body: OffersBody; offers: readonly Offer[]; notice: ReactNode }) {
  const { uuid } = useApplication()
  const { choice, change } = useChoice(uuid, offers, body)
  const priced = useMemo(() => priceChoice(offers, body, choice), [offers, body, choice])
  if (!priced) return null
  const larger = largerOffer(offers, choice)
  return (
    <Screen
      title="Choose your offer"
      heading={
        <OfferHeading
          firstName={body.facts.firstName}
          mostCents={priced.limits.mostCents}
          {...(larger && { under: describeSetTerms(larger, choice) })}
        />
      }
      why={offerWhy(body.facts)}
      width="content"
      above={<ApplicationProgress />}
    >
      <OfferForm {...{ body, offers, priced, change, notice }} />
      <SavedLetters kind="SCORE_DISCLOSURE" />
    </Screen>
  )
}
