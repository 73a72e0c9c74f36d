import type { SigningBody } from '@hearthline/contract'
import { request } from '../../api/request.ts'
import { NotCanceled, NotCanceledDone } from '../../signing/not-canceled.tsx'
import { useRefreshSignings } from './signings.ts'

const STATE = '/service-application/api/v1/signer/applications/:uuid/:party/rescission-statement'

/** Their own word, as of each who could cancel, that they did not: nobody gives it for them (12 CFR 1026.15(c), comment 15(c)-5.ii). */
export function SignerNotCanceled({ signing }: { readonly signing: SigningBody }) {
  const refresh = useRefreshSignings()
  const { confirming, confirmed, waitsUntil, uuid, party } = signing
  if (confirmed && signing.state !== 'ENDED') return <NotCanceledDone mailUntil={undefined} others waitsUntil={waitsUntil} />
  if (!confirming) return null
  return (
    <NotCanceled
      mailUntil={confirming.mailUntil}
      others
      send={async (body, idempotencyKey) => refresh(await request('POST', STATE, { params: { uuid, party }, body, idempotencyKey }))}
    />
  )
}
