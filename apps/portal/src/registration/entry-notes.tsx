import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { TextField } from '@hearthline/ui/text-field'
import { useState } from 'react'
import { fillRegister, type OfferEntry, readRegisterAnswers, useRegisterAnswers } from '../session/register-answers.ts'
import { changeOfferCode, currentVisit } from '../session/visit.ts'
import { offerText } from './offer-text.ts'
import { lookUpOffer } from './prepopulate.ts'

/** How they came: for which variant; and what became of the offer code a letter brought: its last day, or that we do not know it, with a field to type it again. */
export default function EntryNotes() {
  const { offer, isCrypto, partner } = useRegisterAnswers().entry
  return (
    <>
      {isCrypto && (
        <Alert kind="info" title="A home equity line for owners of digital assets">
          Your home secures this line. Your digital assets don’t, and they stay in your wallet. Our rates and rules are the same.
        </Alert>
      )}
      {partner && <PartnerNote name={partner.name} />}
      {offer && offer.status !== 'unchecked' && <OfferNote offer={offer} />}
    </>
  )
}

/** Who sent them, and what that partner learns (domain: partner-news.ts). */
function PartnerNote({ name }: { name: string | undefined }) {
  if (!name)
    return (
      <Alert kind="warning" title="This link has expired or was already used">
        You can still apply. Enter your details below, or sign in to continue an application you started.
      </Alert>
    )
  return (
    <Alert kind="info" title={`${name} sent us your details`}>
      Please check each answer. We tell {name} when you start, when you have offers, when your line is funded, and when your application
      ends. We don’t tell them your credit score, your amounts, or the reasons for a decision.
    </Alert>
  )
}

function OfferNote({ offer }: { offer: OfferEntry }) {
  const { isPrescreened = false } = currentVisit()
  const { kind, title, body } = offerText(offer)
  return (
    <>
      <Alert kind={kind} title={title} action={offer.status === 'unknown' ? <AnotherCode offer={offer} /> : undefined}>
        {body}
      </Alert>
      {isPrescreened && offer.status === 'good' && <PrescreenNote />}
    </>
  )
}

/** The short notice of a firm offer (15 U.S.C. 1681m(d), 12 CFR 1022.54): it is in the letter, and here again. */
function PrescreenNote() {
  return (
    <p className="portal-fine" data-words-from="law">
      You can choose to stop receiving &ldquo;prescreened&rdquo; offers of credit from this and other companies by calling toll-free{' '}
      <a href="tel:+18885678688">1-888-567-8688</a>. See the Prescreen &amp; Opt-Out Notice in your letter for more information about
      prescreened offers.
    </p>
  )
}

function AnotherCode({ offer }: { offer: OfferEntry }) {
  const [code, setCode] = useState(offer.code)
  const [busy, setBusy] = useState(false)
  const lookUp = async () => {
    if (code.trim() === '' || busy) return
    setBusy(true)
    changeOfferCode(code)
    await lookUpOffer(code)
    setBusy(false)
  }
  const goOn = () => {
    const { data, prefilled, entry } = readRegisterAnswers()
    changeOfferCode(undefined)
    fillRegister(data, prefilled, { ...entry, offer: undefined })
  }
  return (
    <div className="grid gap-4">
      <TextField
        name="offerCode"
        label="Offer code"
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Within the form of the address, whose own button Enter would press.
          event.preventDefault()
          void lookUp()
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="medium" variant="secondary" loading={busy} onClick={() => void lookUp()}>
          Look up the code
        </Button>
        <Button size="medium" variant="quiet" onClick={goOn}>
          Continue without it
        </Button>
      </div>
    </div>
  )
}
