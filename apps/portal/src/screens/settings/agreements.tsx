import type { CallAt, ReplyOf } from '@hearthline/contract'
import { formatLenderMoment } from '@hearthline/domain'
import { Button } from '@hearthline/ui/button'
import { Modal } from '@hearthline/ui/modal'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { PartState } from '../../page/part-state.tsx'
import { useOrganization } from '../../session/use-organization.ts'
import { CONSENT_RECORDS } from '../../signing/consent-records.ts'
import { distinctAgreements, isInForce, takenBackAt } from './distinct-agreements.ts'
import { TextAsAgreed } from './text-as-agreed.tsx'
import { whereGiven } from './where-given.ts'

type Records = ReplyOf<CallAt<'GET', '/service-comms-prefs/secure/api/v1/consent/records'>>
type AgreedText = Records['texts'][number]

const ANSWERS: Readonly<Record<Records['consents'][number]['answer'], string>> = {
  ACCEPTED: 'You agreed',
  DECLINED: 'You declined',
  OPT_IN: 'You agreed',
  OPT_OUT: 'You declined',
}

const accountOfPayments = ({ institution, last4, isRefused }: NonNullable<Records['consents'][number]['account']>): string =>
  `Account: ${institution}${last4 && `, ending in ${last4}`}.${isRefused ? ' The bank didn’t take our payment to it, so automatic payments can’t come from it. Call us to name another one.' : ''}`

const OLD = 'This text was not stored when you agreed to it. Please ask us for a copy.'

/** Where on this page each is taken back that can be; what was done with any other, as a credit report, was done. */
const WITHDRAWALS: Readonly<Record<string, { readonly part: string; readonly label: string }>> = {
  ELECTRONIC_COMMUNICATION: { part: 'documents', label: 'Withdraw it under “Documents”' },
  SMS: { part: 'text-messages', label: 'Withdraw it under “Text messages”' },
  SMS_TRANSACTIONAL: { part: 'text-messages', label: 'Withdraw it under “Text messages”' },
}

/** Where on this page it shows what counts now. */
const NOW: Readonly<Record<string, string>> = {
  documents: 'How your documents come now is under “Documents”',
  'text-messages': 'What you get now is under “Text messages”',
}

function TakenBack({ type, at }: { readonly type: string; readonly at: string }) {
  const part = WITHDRAWALS[type]?.part
  return (
    <p className="mt-2 text-sm">
      You withdrew this on {formatLenderMoment(at)}.
      {part !== undefined && (
        <>
          {' '}
          <a href={`#${part}`}>{NOW[part]}</a>.
        </>
      )}
    </p>
  )
}

function Withdrawal({ type }: { readonly type: string }) {
  const withdrawal = WITHDRAWALS[type]
  return (
    withdrawal && (
      <p className="mt-2 text-sm">
        <a href={`#${withdrawal.part}`}>{withdrawal.label}</a>
      </p>
    )
  )
}

/** What the person agreed to, when, and the very texts of then: a text that changed later does not change what was agreed. */
export function Agreements() {
  const { orgCode } = useOrganization()
  const [open, setOpen] = useState<AgreedText>()
  const read = useQuery({
    queryKey: [...CONSENT_RECORDS, orgCode],
    queryFn: ({ signal }) => request('GET', '/service-comms-prefs/secure/api/v1/consent/records', { signal }),
    refetchOnMount: 'always',
  })
  if (!read.data) return <PartState what="what you agreed to" failed={read.isError} onRetry={() => void read.refetch()} />
  const { consents, texts } = read.data
  if (consents.length === 0) return <p className="text-muted">Nothing yet. Each agreement will appear here with its text.</p>
  const named = (digests: readonly string[]) => digests.flatMap((digest) => texts.find((text) => text.digest === digest) ?? [])
  return (
    <>
      <ul className="grid">
        {distinctAgreements(consents).map(({ type, title, answer, at, source, address, texts: digests, version, account }, index, all) => {
          const [words, ...documents] = named(digests)
          const takenBack = takenBackAt(all, index)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: records are only added, and a person may answer the same twice in a moment
            <li key={`${type}${at}${index}`} className="border-b border-hairline py-4 first:pt-0 last:border-b-0 last:pb-0">
              <p className="font-medium">{title}</p>
              <p className="text-sm text-muted">
                {type === 'ELECTRONIC_COMMUNICATION' && answer === 'DECLINED' ? 'You withdrew your consent' : ANSWERS[answer]}
                {` ${whereGiven(source)} on ${formatLenderMoment(at)}, version ${version}`}
                {address !== null && `, from network address ${address}`}
              </p>
              <p className="mt-2 text-sm">{words ? words.summary.map(({ text }) => text).join('') : OLD}</p>
              {takenBack !== undefined && <TakenBack type={type} at={takenBack} />}
              {isInForce(answer) && all.findIndex((one) => one.type === type) === index && <Withdrawal type={type} />}
              {account && <p className="mt-2 text-sm">{accountOfPayments(account)}</p>}
              {documents.length > 0 && (
                <p className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
                  {documents.map((text) => (
                    <Button key={text.digest} variant="secondary" size="medium" onClick={() => setOpen(text)}>
                      Read {text.title}, version {text.version}
                    </Button>
                  ))}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <Modal open={open !== undefined} onOpenChange={() => setOpen(undefined)} title={open?.title}>
        {open && <TextAsAgreed text={open} />}
      </Modal>
    </>
  )
}
