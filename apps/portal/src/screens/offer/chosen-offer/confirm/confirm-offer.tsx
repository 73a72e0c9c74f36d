/** The choice in words before it is made: what is fixed now, what can still change, until when. */
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { ApplicationProgress } from '../../../../application/application-progress.tsx'
import { applicationQuery } from '../../../../application/application-query.ts'
import { showApplicationChangedToast } from '../../../../application/item/application-changed-toast.ts'
import { useApplication } from '../../../../application/use-application.ts'
import { useProceed } from '../../../../application/use-proceed.ts'
import { isAskedAgain, isRevised } from '../../../../offer/asked-again.ts'
import { type ChangedFigure, changedFigures } from '../../../../offer/changed-figures.ts'
import { offerBody } from '../../../../offer/choice-body.ts'
import { describeRevision } from '../../../../offer/describe-revision.ts'
import { isOutdated, reconcileChoice, restoredChoice } from '../../../../offer/first-choice.ts'
import { formatValidity } from '../../../../offer/format-figures.ts'
import type { OffersBody } from '../../../../offer/offers-body.ts'
import { choiceProblem } from '../../../../offer/payoff-options.ts'
import { type PricedChoice, priceChoice } from '../../../../offer/price-choice.ts'
import { readStoredChoice, storeChoice } from '../../../../offer/stored-choice.ts'
import { toOffers } from '../../../../offer/to-offers.ts'
import { offersQuery, type ReadOffers, useOffers } from '../../../../offer/use-offers.ts'
import { Screen } from '../../../../page/screen.tsx'
import { applicationPath } from '../../../../routing/application-path.ts'
import { ChangedFigures } from './changed-figures.tsx'
import { ConfirmSkeleton } from './confirm-skeleton.tsx'
import { describeChoice, describeOpenChanges, fixedNow } from './describe-choice.ts'
import { SaveProblem } from './save-problem.tsx'
import { isGroundChanged, settleOffer } from './settle-offer.ts'

/** The stored choice at the price of these offers; undefined when there is none, or it is not offered any more. */
function pricedFrom(uuid: string, body: OffersBody): PricedChoice | undefined {
  const stored = restoredChoice(readStoredChoice(uuid), body)
  const offers = toOffers(body)
  return stored && offers.length > 0 ? priceChoice(offers, body, reconcileChoice(offers, body.liabilities, stored)) : undefined
}

export default function ConfirmOffer() {
  const { uuid } = useApplication()
  const { data, error } = useOffers()
  const select = applicationPath(uuid, 'product/select')
  const priced = useMemo(() => data && pricedFrom(uuid, data), [uuid, data])
  if (error) return <Navigate to={select} replace />
  if (!data) return <ConfirmSkeleton back={select} />
  // Nothing was chosen, or it is gone, or it does not reach, or the offers are others by now: the offers' screen is where that is said.
  if (!priced || choiceProblem(priced) || (isOutdated(data) && !readStoredChoice(uuid))) return <Navigate to={select} replace />
  return <Confirm body={data} priced={priced} select={select} />
}

function Confirm({ body, priced, select }: { body: ReadOffers; priced: PricedChoice; select: string }) {
  const { busy, error, moved, confirm } = useConfirm(priced, body.etag)
  const { application } = useApplication()
  const again = isAskedAgain(application)
  return (
    <Screen title="Confirm your offer" heading="Is this the offer you want?" back={select} above={<ApplicationProgress />}>
      <div className="mt-6 grid gap-8">
        {moved && <ChangedFigures moved={moved} />}
        <SaveProblem error={error} />
        <Card as="div">
          <ul className="grid gap-2 text-lg">
            {describeChoice(priced).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Card>
        {isRevised(application) && <Sentences title="Why your offer changed" sentences={describeRevision(body)} />}
        <Sentences title="What is fixed now" sentences={fixedNow(priced, body.facts)} />
        <Sentences title="What can still change" sentences={describeOpenChanges(priced, body.facts, again)} />
        <p className="text-sm text-muted">{formatValidity(body.facts)}</p>
      </div>
      <SubmitRow
        label="Confirm this offer"
        loading={busy}
        onPress={() => void confirm()}
        secondary={
          <LinkButton as={Link} to={select} variant="secondary">
            Change something
          </LinkButton>
        }
        note={again ? undefined : 'Next, we prepare your disclosures and ask for the rest of your application.'}
      />
    </Screen>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="mt-3 grid list-disc gap-2 ps-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

/** Saves, and continues. When the ground has changed the offers are read again and what changed is shown; nothing is chosen by itself. */
function useConfirm(priced: PricedChoice, etag: string | undefined) {
  const { uuid, application, refresh } = useApplication()
  const client = useQueryClient()
  const proceed = useProceed()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [moved, setMoved] = useState<readonly ChangedFigure[]>()
  const key = useRef({ intent: '', key: '' })
  /** The same body on the same version is the same intent: a second press chooses nothing twice. Anything else is a new one. */
  const keyOf = () => {
    const intent = JSON.stringify([offerBody(priced), etag])
    if (key.current.intent !== intent) key.current = { intent, key: crypto.randomUUID() }
    return key.current.key
  }

  const showAgain = async () => {
    const now = await refresh()
    // Confirmed elsewhere: there is nothing to compare any more.
    if (now.step !== application.step) return now
    const ground = { uuid, revised: isAskedAgain(now), etag: client.getQueryData(applicationQuery(uuid).queryKey)?.etag }
    const fresh = await client.fetchQuery({ ...offersQuery(ground), staleTime: 0 })
    const repriced = pricedFrom(uuid, fresh)
    if (repriced) setMoved(changedFigures(priced, repriced))
    return now
  }
  const confirm = async () => {
    setBusy(true)
    setError(undefined)
    setMoved(undefined)
    try {
      const saved = await settleOffer({
        uuid,
        etag,
        idempotencyKey: keyOf(),
        openItem: application.openItem,
        priced,
      })
      storeChoice(uuid, priced.choice)
      await client.invalidateQueries({ queryKey: ['offers', uuid] })
      await proceed({ saved })
    } catch (failed) {
      if (!isGroundChanged(failed)) setError(failed)
      else
        await showAgain().then(async (now) => {
          if (now.step === application.step) return
          await showApplicationChangedToast()
          await proceed({ previous: null })
        }, setError)
    } finally {
      setBusy(false)
    }
  }
  return { busy, error, moved, confirm }
}
