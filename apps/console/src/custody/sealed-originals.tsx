/** The sealed originals of what was signed: who holds each, whether its seal is whole, where it has been, and what may be done with it. */
import './custody.css'
import type { CustodyEvent, SealedOriginalBody } from '@hearthline/contract'
import { formatShortDate } from '@hearthline/domain'
import { mayReleaseOriginals, mayTransferOriginals } from '../session/use-me.ts'
import { useActorName } from '../team/use-team.ts'
import { Moment } from '../words/moment.tsx'
import { ReleaseForm } from './release-form.tsx'
import { SealCheck } from './seal-check.tsx'
import { TransferForm } from './transfer-form.tsx'
import { Transfers } from './transfers.tsx'

const CUSTODY: Readonly<Record<CustodyEvent, string>> = {
  SEALED: 'Sealed and stored',
  MOVED: 'Stored again under a new key',
  RELEASED: 'Released',
  TRANSFER_RECORDED: 'Transfer of control recorded',
  TRANSFER_CONFIRMED: 'Transfer of control confirmed',
  PACKAGE_MADE: 'Package made',
}

interface SealedOriginalsProps {
  readonly uuid: string
  readonly originals: readonly SealedOriginalBody[]
  readonly now: number
  readonly roles: readonly string[]
  readonly onChanged: () => Promise<unknown>
}

export function SealedOriginals({ originals, ...shared }: SealedOriginalsProps) {
  return (
    <>
      <h4>Sealed originals</h4>
      {originals.length === 0 ? (
        <p className="empty">Nothing is sealed yet. What people open is always a copy.</p>
      ) : (
        <ul className="originals">
          {originals.map((original) => (
            <Original key={original.uuid} original={original} {...shared} />
          ))}
        </ul>
      )}
    </>
  )
}

function Original({ original, uuid, now, roles, onChanged }: Omit<SealedOriginalsProps, 'originals'> & { original: SealedOriginalBody }) {
  const { sha256, holder, custody, transfers } = original
  const actorName = useActorName()
  const which = { uuid, document: original.uuid }
  const mayTransfer = mayTransferOriginals(roles)
  return (
    <li className="original">
      <p>
        <strong>{holder ? `Held by ${holder.name} since ${formatShortDate(holder.since)}` : 'Held by us, the lender'}</strong>
      </p>
      <p className="muted original-digest">SHA-256 {sha256}</p>
      <SealCheck which={which} />
      <ul className="custody">
        {custody.map(({ at, event, actor, reason, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: records are only added
          <li key={`${event}${at}${index}`}>
            <Moment at={at} now={now} /> <span className="log-what">{CUSTODY[event]}</span>
            {actor && `, ${actorName(actor)}`}
            {note && `. ${note}.`} {reason && <q>{reason}</q>}
          </li>
        ))}
      </ul>
      <Transfers which={which} transfers={transfers} mayConfirm={mayTransfer} onChanged={onChanged} />
      {mayReleaseOriginals(roles) && <ReleaseForm which={which} onReleased={onChanged} />}
      {mayTransfer && <TransferForm which={which} onRecorded={onChanged} />}
    </li>
  )
}
