import type { SealReportBody } from '@hearthline/contract'
import { formatShortDate, lenderDay } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { StatusChip } from '@hearthline/ui/status-chip'
import { useQuery } from '@tanstack/react-query'
import { describeProblem, request } from '../api/request.ts'
import { formatFullMoment } from '../words/format-moment.ts'
import type { WhichOriginal } from './which-original.ts'

/** Checked when it is asked for: the whole original is read for it. */
export function SealCheck({ which }: { which: WhichOriginal }) {
  const seal = useQuery({
    queryKey: ['seal', which],
    enabled: false,
    queryFn: ({ signal }) =>
      request('GET', '/console/api/v1/applications/:uuid/originals/:document/seal', { params: { ...which }, signal }),
  })
  return (
    <div aria-live="polite">
      {seal.error && <Alert kind="error">{describeProblem(seal.error)}</Alert>}
      {seal.data && <SealReport seal={seal.data} />}
      <Button size="small" variant="quiet" loading={seal.isFetching} loadingLabel="Checking the seal" onClick={() => void seal.refetch()}>
        {seal.data ? 'Check the seal again' : 'Check the seal'}
      </Button>
    </div>
  )
}

export function SealReport({ seal: { state, signedAt, certificate, timestamp } }: { seal: SealReportBody }) {
  return (
    <>
      <p>
        <StatusChip tone={state === 'VALID' ? 'positive' : 'critical'}>{state === 'VALID' ? 'Seal valid' : 'Seal broken'}</StatusChip>{' '}
        {state === 'VALID'
          ? 'Every byte is as it was sealed. The digest above is on each page of the copies.'
          : 'The stored file is not the one that was sealed. Do not rely on it, and tell an administrator.'}
      </p>
      <dl className="seal-facts">
        {signedAt && (
          <>
            <dt>Sealed</dt>
            <dd>{formatFullMoment(signedAt)}</dd>
          </>
        )}
        {certificate && (
          <>
            <dt>Certificate</dt>
            <dd>
              {certificate.commonName}, serial number {certificate.serialNumber}, valid {formatShortDate(lenderDay(certificate.validFrom))}{' '}
              to {formatShortDate(lenderDay(certificate.validTo))}.{' '}
              {certificate.isSelfMade
                ? 'Self-made: it shows that nothing was changed, not who sealed it.'
                : `Issued by ${certificate.issuer}.`}
            </dd>
            <dt>Fingerprint</dt>
            <dd className="original-digest">SHA-256 {certificate.sha256}</dd>
          </>
        )}
        <dt>Timestamp</dt>
        <dd>{timestamp ? `${formatFullMoment(timestamp.at)}, by ${timestamp.authority}` : 'None: no timestamp authority was asked.'}</dd>
      </dl>
    </>
  )
}
