import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { TextField } from '@hearthline/ui/text-field'
import { useState } from 'react'
import { fillRegister, type OfferEntry, readRegisterAnswers, useRegisterAnswers } from '../session/register-answers.ts'
import { changeOfferCode, currentVisit } from '../session/visit.ts'
import { UnansweredNote, UnknownSenderNote } from './link-notes.tsx'
import { offerText } from './offer-text.ts'
import { lookUpOffer } from './prepopulate.ts'
import { useWizardLayout } from './wizard-layout.ts'

/** How they came: for which variant, by whose link; and what became of the offer code a letter brought: its last day, or that we do not know it, with a field to type it again. */
export default function EntryNotes() {
  const { offer, isCrypto, partner, sender, unanswered } = useRegisterAnswers().entry
  const { askAgain } = useWizardLayout()
  return (
    <>
      {isCrypto && (
        <Alert kind="info" title="A home equity line for owners of digital assets">
          Your home secures this line. Your digital assets don’t, and they stay in your wallet. Our rates and rules are the same.
        </Alert>
      )}
      {unanswered && <UnansweredNote {...{ unanswered, askAgain }} />}
      {sender && !sender.isKnown && <UnknownSenderNote />}
      {partner && <PartnerNote name={partner.name} />}
      {offer && <OfferNote offer={offer} />}
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
      Please check each answer. We tell {name} when you start, when you choose an offer, and when your line is funded. If your application
      ends before that, they learn only that it ended, at least 30 days after you started. We don’t tell them your credit score, your
      amounts, or any decision.
    </Alert>
  )
}

function OfferNote({ offer }: { offer: OfferEntry }) {
  // What the lender’s register says of the letter, whatever the link does; where no one answered, what the link says.
  const { isPrescreened = currentVisit().isPrescreened ?? false } = offer
  const { kind, title, body } = offerText(offer)
  return (
    <>
      {offer.status !== 'unchecked' && (
        <Alert kind={kind} title={title} action={offer.status === 'unknown' ? <AnotherCode offer={offer} /> : undefined}>
          {body}
        </Alert>
      )}
      {isPrescreened && offer.status !== 'unknown' && <PrescreenNote />}
    </>
  )
}

/**
 * The notice of a firm offer, short and long (15 U.S.C. 1681m(d), 12 CFR 1022.54(c), appendix D to part 1022): it is in the letter, and here again where the
 * offer is shown. The short one is larger than the text around it, and says nothing else. The long one is no smaller than that text, in another type
 * style, set apart from it by blank lines and margins on both sides, and begins with its heading in capitals, underlined.
 */
function PrescreenNote() {
  return (
    <section className="grid gap-3" aria-label="Prescreen and opt-out notice" data-words-from="law">
      <p className="border p-4 text-xl font-semibold">
        You can choose to stop receiving &ldquo;prescreened&rdquo; offers of credit from this and other companies by calling toll-free{' '}
        <a href="tel:+18885678688">1-888-567-8688</a>. See PRESCREEN &amp; OPT-OUT NOTICE below for more information about prescreened
        offers.
      </p>
      <div className="my-4 px-6 text-lg font-semibold">
        <p>
          <strong className="underline">PRESCREEN &amp; OPT-OUT NOTICE</strong>: This &ldquo;prescreened&rdquo; offer of credit is based on
          information in your credit report indicating that you meet certain criteria. This offer is not guaranteed if you do not meet our
          criteria, including providing acceptable property as collateral. If you do not want to receive prescreened offers of credit from
          this and other companies, call the consumer reporting agencies toll-free, 1-888-567-8688; or write:
        </p>
        <ul>
          {OPT_OUT_ADDRESSES.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** As the agencies give them for requests by letter. */
const OPT_OUT_ADDRESSES = [
  'Equifax, Inc., P.O. Box 740123, Atlanta, GA 30374',
  'Experian, P.O. Box 919, Allen, TX 75013',
  'Innovis Consumer Assistance, P.O. Box 495, Pittsburgh, PA 15230',
  'TransUnion, P.O. Box 505, Woodlyn, PA 19094',
]

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
