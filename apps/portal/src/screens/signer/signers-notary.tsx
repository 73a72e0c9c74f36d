/** A co-owner before the notary: their appointment, what to have ready, and their own way into the session. */
import type { SigningBody } from '@hearthline/contract'
import { formatPhone, phoneLink } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Card } from '@hearthline/ui/card'
import { type ReactNode, useEffect, useState } from 'react'
import { request } from '../../api/request.ts'
import { EmailAgain } from '../../application/email-again.tsx'
import { FormProblem } from '../../forms/form-problem.tsx'
import { DeviceCheck } from '../../notary/device-check.tsx'
import { Fact } from '../../notary/fact.tsx'
import { PLACE_WORDS } from '../../notary/place-words.ts'
import { useCompany } from '../../session/use-organization.ts'
import { SignerRightToCancel } from './signer-right-to-cancel.tsx'
import { useRefreshSignings } from './signings.ts'
import { useSignersSession } from './use-signers-session.ts'

const MAIL = '/service-application/api/v1/signer/applications/:uuid/:party/notary/mail'
const ENTER = '/service-application/api/v1/signer/applications/:uuid/:party/notary/session'

interface NotaryProps {
  readonly signing: SigningBody
  /** They have signed there, and the deed is not sealed yet: the heading is told. */
  readonly onSigned: (hasSigned: boolean) => void
}

export function SignersNotary({ signing, onSigned }: NotaryProps) {
  return (
    <div className="mt-8 grid gap-8">
      <Meeting signing={signing} onSigned={onSigned} />
      <SignerRightToCancel signing={signing} />
    </div>
  )
}

function Meeting({ signing, onSigned }: NotaryProps) {
  const { notary } = signing
  if (!notary || notary.state === 'AHEAD' || notary.meeting === null) return <Later signing={signing} />
  if (notary.isOver) return <Over signing={signing} notary={notary} />
  if (notary.meeting === 'MANUAL')
    return notary.state === 'ALONE' ? <Later signing={signing} /> : <InPerson signing={signing} notary={notary} />
  return <Online signing={signing} notary={notary} onSigned={onSigned} />
}

interface BookedProps {
  readonly signing: SigningBody
  readonly notary: NonNullable<SigningBody['notary']>
}

/** Nothing of it is theirs now: what it will be. */
function Later({ signing }: { readonly signing: SigningBody }) {
  return (
    <>
      <Ready atOffice={signing.atOffice} />
      <Updates />
      <Questions />
    </>
  )
}

/** The mail of their session once more, to their own address. */
function MailAgain({ signing: { uuid, party } }: { readonly signing: SigningBody }) {
  return (
    <Card as="section" title="Didn’t get the email?">
      <EmailAgain label="Email me again" send={() => request('POST', MAIL, { params: { uuid, party } })} />
    </Card>
  )
}

function Appointment({ signing, notary: { when, place }, title, children }: BookedProps & { title: string; children?: ReactNode }) {
  const { property, borrower } = signing
  const at = place ?? 'HOME'
  return (
    <Card title={title}>
      <dl className="grid gap-4">
        <Fact label="When" text={when ?? ''} />
        <Fact label="Where" text={at === 'HOME' ? property : PLACE_WORDS[at].label} />
        <Fact label="Who else signs" text={borrower} />
      </dl>
      {children}
    </Card>
  )
}

/** Its time has come: there is nothing to get ready for, and the team says what came of it. */
function Over(booked: BookedProps) {
  return (
    <>
      <Appointment {...booked} title="Your past appointment" />
      <Updates />
      <Questions>Could you not be there, or was nothing signed? Call us now. We help you meet a notary at another time.</Questions>
    </>
  )
}

function InPerson({ signing, notary }: BookedProps) {
  const { borrower, atOffice } = signing
  return (
    <>
      <Appointment signing={signing} notary={notary} title="Your appointment">
        {(notary.place ?? 'HOME') !== 'HOME' && <p className="mt-4">We call {borrower} with the address. You can also call us for it.</p>}
      </Appointment>
      <Ready atOffice={atOffice} />
      <MailAgain signing={signing} />
      <Questions>If you can’t be there, call us. We help you meet a notary at another time.</Questions>
    </>
  )
}

const STATE_WORDS: Readonly<Record<string, string>> = {
  JOINED: 'You are in the session. You can go back in where you left it.',
  IDENTIFIED: 'The notary has confirmed who you are. Go back in to sign the deed.',
}

function Online({ signing, notary: { when, mayJoin, state }, onSigned }: BookedProps & NotaryProps) {
  const { uuid, party, borrower } = signing
  const refresh = useRefreshSignings()
  const { own, isSeen, error: unseen } = useSignersSession(signing, mayJoin)
  const hasSigned = own === 'SIGNED'
  useEffect(() => onSigned(hasSigned), [hasSigned, onSigned])
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const enter = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const { opening } = await request('POST', ENTER, { params: { uuid, party } })
      window.location.assign(opening.url)
    } catch (problem) {
      setError(problem)
      setBusy(false)
      await refresh()
    }
  }
  if (hasSigned) return <Questions />
  const begun = own === 'JOINED' || own === 'IDENTIFIED'
  return (
    <>
      <FormProblem error={error ?? unseen} />
      <Card as="section" title={state === 'ALONE' || when === null ? 'A notary is ready to meet you' : when}>
        <p aria-live="polite">
          {STATE_WORDS[own ?? ''] ??
            (mayJoin ? 'You can join when you are ready.' : 'You can join here from 15 minutes before. This page updates automatically.')}
        </p>
        <ol className="mt-4 grid list-decimal gap-2 ps-5">
          <li>The notary joins by video.</li>
          <li>You show your ID to the camera.</li>
          <li>You read the deed and sign it while the notary watches.</li>
        </ol>
        {mayJoin && (
          <div className="mt-6">
            <Button wide loading={busy || !isSeen} loadingLabel={isSeen ? 'Opening' : 'Checking the session'} onClick={() => void enter()}>
              {begun ? 'Go back into the session' : 'Join the session'}
            </Button>
          </div>
        )}
        {state === 'BOOKED' && (
          <p className="portal-fine mt-4">
            You can also sit beside {borrower} and sign on the same device. You don’t need to join here then.
          </p>
        )}
      </Card>
      <DeviceCheck />
      <Ready online />
      <MailAgain signing={signing} />
      <Questions />
    </>
  )
}

function Ready({ online = false, atOffice = false }: { readonly online?: boolean; readonly atOffice?: boolean }) {
  return (
    <Card as="section" title="What to have ready">
      <ul className="grid list-disc gap-2 ps-5">
        <li>Your driver’s license, passport, or state ID. It must not be expired.</li>
        <li>
          {atOffice
            ? 'About 45 minutes. You sign every document there, and the deed while the notary watches.'
            : 'About 20 minutes. You read the deed and sign it while the notary watches.'}
        </li>
        {online && <li>The session is recorded, as the law requires. We note where the recording is stored.</li>}
      </ul>
    </Card>
  )
}

const Updates = () => <p className="portal-fine">This page updates automatically.</p>

function Questions({ children }: { readonly children?: ReactNode }) {
  const { supportPhone, supportEmail } = useCompany()
  return (
    <p>
      {children ?? 'Do you have a question about it?'} Call <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a> or email{' '}
      <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  )
}
