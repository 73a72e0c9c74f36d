import { Card } from '@hearthline/ui/card'
import type { ReactNode } from 'react'
import type { DecisionBody } from '../../../decision/decision-query.ts'
import { failedLimits } from '../../../decision/limit-groups.ts'
import { phoneText } from '../../../frame/credit/bureau-card.tsx'
import { hostOf, isWebAddress } from '../../../frame/credit/obstacle.ts'
import { useCompany } from '../../../session/use-organisation.ts'

/** No single change would pass: said kindly, with what can still be done. */
export function NoWays({ decision }: { decision: DecisionBody }) {
  const { supportPhone } = useCompany()
  const { bureau, notOffered, byRules, failed } = factsOf(decision)
  const steps: ReactNode[] = [
    <>
      <strong>Talk to us.</strong> Call {supportPhone}. A person goes through this answer with you, line by line.
    </>,
  ]
  if (!notOffered) {
    steps.push(
      <>
        <strong>Check your credit report.</strong> You may have a free copy within 60 days of your notice.{' '}
        {bureau ? (
          <>
            Is something in it wrong? Dispute it with {bureau.name} at{' '}
            <a href={`tel:+1${bureau.phone.replace(/\D/g, '')}`}>{phoneText(bureau.phone)}</a>
            {isWebAddress(bureau.url) && (
              <>
                {' '}
                or{' '}
                <a href={bureau.url} rel="noreferrer">
                  {hostOf(bureau.url)}
                </a>
              </>
            )}
            ; once corrected, apply again.
          </>
        ) : (
          'Is something in it wrong? Dispute it with the bureau; once corrected, apply again.'
        )}
      </>,
    )
  }
  if (failed.has('CLTV') || failed.has('PROPERTY_CONDITION') || failed.has('PROPERTY_KIND')) {
    steps.push(
      <>
        <strong>Question what we know of your home.</strong> If its value, kind or condition is not as we have it, call us: we tell you what
        we rest on, and look at what you send.
      </>,
    )
  }
  return (
    <Card title={byRules ? 'No single change would make it pass' : 'What you can do'}>
      {byRules && (
        <p className="-mt-2 mb-4 text-muted">
          We tried each change that we know of. That can be different another day: debts fall, incomes and values rise.
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
