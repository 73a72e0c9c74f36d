import { formatPhone, phoneLink } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import type { ReactNode } from 'react'
import { hostOf, isWebAddress } from '../../credit/obstacle.ts'
import type { DecisionBody } from '../../decision/decision-query.ts'
import { failedLimits } from '../../decision/limit-groups.ts'
import { useCompany } from '../../session/use-organization.ts'

/** Nothing of up to three steps would pass: said kindly, with what can still be done. */
export function NoApprovalPaths({ decision }: { decision: DecisionBody }) {
  const { supportPhone } = useCompany()
  const { bureau, notOffered, byRules, failed } = factsOf(decision)
  const steps: ReactNode[] = [
    <>
      <strong>Talk to us.</strong> Call {formatPhone(supportPhone)}. A specialist will go through this decision with you, line by line.
    </>,
  ]
  if (!notOffered) {
    steps.push(
      <>
        <strong>Check your credit report.</strong> You can get a free copy within 60 days of your notice.{' '}
        {bureau ? (
          <>
            Is something wrong? Dispute it with {bureau.name} at <a href={phoneLink(bureau.phone)}>{formatPhone(bureau.phone)}</a>
            {isWebAddress(bureau.url) && (
              <>
                {' '}
                or{' '}
                <a href={bureau.url} rel="noreferrer">
                  {hostOf(bureau.url)}
                </a>
              </>
            )}
            . Once it is corrected, apply again.
          </>
        ) : (
          'Is something wrong? Dispute it with the bureau. Once it is corrected, apply again.'
        )}
      </>,
    )
  }
  if (failed.has('CLTV') || failed.has('PROPERTY_CONDITION') || failed.has('PROPERTY_KIND')) {
    steps.push(
      <>
        <strong>Check what we have about your home.</strong> If its value, type or condition is wrong, call us. We’ll tell you what we used
        and review what you send.
      </>,
    )
  }
  return (
    <Card title={byRules ? 'We found no change that would make you qualify' : 'What you can do'}>
      {byRules && (
        <p className="-mt-2 mb-4 text-muted">
          We tried every change we know of, up to three together. This can be different later, as debts fall and incomes and home values
          rise.
        </p>
      )}
      <ul className="grid gap-3">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of sentences
          <li key={index}>{step}</li>
        ))}
      </ul>
    </Card>
  )
}

const factsOf = ({ notice, refusal, limits }: DecisionBody) => ({
  bureau: notice?.bureau ?? undefined,
  byRules: refusal?.kind === 'ADVERSE_ACTION' && refusal.by === 'RULES',
  notOffered: refusal?.kind === 'NOT_OFFERED',
  failed: new Set<string>(failedLimits(limits).map(({ limit }) => limit)),
})
