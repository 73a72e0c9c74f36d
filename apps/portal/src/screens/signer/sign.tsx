import type { SigningBody } from '@hearthline/contract'
import { formatPhone, phoneLink } from '@hearthline/domain'
import { closingReviewAnswer } from '@hearthline/domain/items/signing/closing-review'
import { noteSigningAnswer } from '@hearthline/domain/items/signing/note-signing'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { useState } from 'react'
import { useForm } from '../../forms/use-form.ts'
import { useCompany } from '../../session/use-organization.ts'
import { DeclineSigning } from '../../signing/decline-signing.tsx'
import { FinishPhase, hasPlaces } from '../../signing/finish-phase.tsx'
import { Paper } from '../../signing/paper.tsx'
import { PaperAddress } from '../../signing/paper-address.tsx'
import { ResumeSigning } from '../../signing/resume-signing.tsx'
import { SigningPhases } from '../../signing/signing-phases.tsx'
import type { SigningStateBody } from '../../signing/signing-source.ts'
import { WhatYouSign } from '../../signing/what-you-sign.tsx'
import { WhereToSend } from '../../signing/where-to-send.tsx'
import { useSaveSignerAnswer } from './signer-item.ts'
import { isAtNotary } from './signer-page.ts'
import { SignerScreen, SignerWait, type SignerWords } from './signer-screen.tsx'
import { SignersNotary } from './signers-notary.tsx'
import { SigningParts } from './signing-parts.tsx'
import { useRefreshSignings } from './signings.ts'

const SAID = { heading: 'Read your documents and sign', why: 'You can stop at any time. What you did is kept, also on another device.' }

const TO_READ = { heading: 'Read your documents', why: 'You can stop at any time. What you have read is kept, also on another device.' }

const saidOf = ({ atOffice }: SigningBody) => (atOffice ? TO_READ : SAID)

const isPaused = ({ standsAt }: SigningBody): boolean => standsAt === 'signer-signing-help' || standsAt === 'signer-paper-signing'

const headingOf = (signing: SigningBody): string => (isPaused(signing) ? signing.title : saidOf(signing).heading)

const SIGNED_THERE = {
  heading: 'You have signed the deed',
  why: 'You don’t need to stay in the session, or to join it again. The notary seals the deed once everyone has signed it. This page updates then.',
}

function wordsOf(signing: SigningBody, hasSigned: boolean): SignerWords {
  if (isAtNotary(signing) && hasSigned) return SIGNED_THERE
  if (isAtNotary(signing)) return { heading: signing.title, why: signing.why }
  return signing.state === 'OPEN' ? saidOf(signing) : { heading: headingOf(signing) }
}

/** The documents are read, and signed place by place, as the borrower does it; the deed is signed last, before a notary. */
export default function SignerSign() {
  const [hasSigned, setSigned] = useState(false)
  return (
    <SignerScreen title={SAID.heading} page="sign" words={(signing) => wordsOf(signing, hasSigned)}>
      {(signing) =>
        isAtNotary(signing) ? (
          <SignersNotary signing={signing} onSigned={setSigned} />
        ) : (
          <SigningParts signing={signing}>
            {signing.state === 'OPEN' ? <Signing signing={signing} /> : <Waiting signing={signing} />}
          </SigningParts>
        )
      }
    </SignerScreen>
  )
}

function Waiting({ signing }: { readonly signing: SigningBody }) {
  const refresh = useRefreshSignings()
  return (
    <SignerWait signing={signing} under={headingOf(signing)}>
      {isPaused(signing) && <PaperAddress />}
      {signing.standsAt === 'signer-paper-signing' && <WhereToSend />}
      {isPaused(signing) && <ResumeSigning onResumed={() => refresh()} />}
    </SignerWait>
  )
}

function Signing({ signing }: { readonly signing: SigningBody }) {
  const refresh = useRefreshSignings()
  const [helps, setHelps] = useState(false)
  return (
    <SigningPhases
      finish={(state) => (state.atOffice ? <FinishReading signing={signing} state={state} /> : <Finish signing={signing} state={state} />)}
      intro={
        <Card as="section" title={signing.atOffice ? 'What you read here, and sign at the office' : 'What you read and sign'}>
          <WhatYouSign />
        </Card>
      }
      below={
        <div className="grid gap-6 border-t border-hairline pt-6">
          <div className="flex flex-wrap items-start gap-4">
            <Button variant="quiet" size="medium" aria-expanded={helps} onClick={() => setHelps(!helps)}>
              {helps ? 'Close help' : `Help, paper copies, or ${signing.atOffice ? 'read' : 'sign'} on paper`}
            </Button>
            <DeclineSigning hasOffer={false} onDeclined={() => void refresh()} />
          </div>
          {helps && <Help atOffice={signing.atOffice} onWithdrawn={() => refresh()} />}
        </div>
      }
    />
  )
}

function Help({ atOffice, onWithdrawn }: { readonly atOffice: boolean; readonly onWithdrawn: () => unknown }) {
  const { supportPhone, supportEmail } = useCompany()
  return (
    <>
      <Card as="section" padding="tight" title="Talk to us">
        <p className="mt-2">
          Call <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a>, or email{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. If something in a document is wrong, don’t sign it. We correct it, and you
          get a new one.
        </p>
      </Card>
      <Paper atOffice={atOffice} onWithdrawn={onWithdrawn} />
    </>
  )
}

const READ_FOR_OFFICE =
  'You have read everything. Nothing is signed yet. We email you when there is a time at the office, and you sign everything there.'

function FinishReading({ signing, state }: { readonly signing: SigningBody; readonly state: SigningStateBody }) {
  const form = useForm(() => ({}))
  const { save, busy, error } = useSaveSignerAnswer(signing, 'signer-review', { failed: form.failWith })
  const finish = async () => {
    const judged = form.judge(closingReviewAnswer, { read: true })
    return judged !== undefined && (await save(judged))
  }
  return <FinishPhase state={state} words={READ_FOR_OFFICE} busy={busy} error={error} onFinish={finish} />
}

const SIGNED = 'Everything is signed. Send it now. You keep a copy of each document, and you can still cancel while the law gives you time.'
const READ_ALL =
  'You have read everything. Send it now, with your signature: you agree to the lien on the home. You sign the deed itself with a notary. You can still cancel after that, while the law gives you time.'

function Finish({ signing, state }: { readonly signing: SigningBody; readonly state: SigningStateBody }) {
  const form = useForm(() => ({}))
  const { save, busy, error } = useSaveSignerAnswer(signing, 'signer-signing', { failed: form.failWith })
  const finish = async (signature: string | undefined) => {
    const judged = form.judge(noteSigningAnswer, { signature, consentToSignElectronically: true })
    return judged !== undefined && (await save(judged))
  }
  return <FinishPhase state={state} words={hasPlaces(state.documents) ? SIGNED : READ_ALL} busy={busy} error={error} onFinish={finish} />
}
