import { adverseActionDue, formatLocalDate, lenderDay } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import type { ReactNode } from 'react'
import type { SentKind } from '../../api/send-file.ts'
import { NumberedSteps } from '../../frame/numbered-steps.tsx'
import { UploadField } from '../../frame/upload-field.tsx'
import { useApplication } from '../../frame/use-application.ts'
import { WaitPanel } from '../../frame/wait-panel.tsx'

export interface ReviewWaitingProps {
  /** What the borrower said, to read again. */
  told: readonly { readonly label: string; readonly text: ReactNode }[]
  paper: { readonly kind: SentKind; readonly label: string; readonly hint: string }
  /** What the person who looks compares it with. */
  compared: string
}

/** A person looks at an explanation: who is waited for, what they were told, what comes next either way. */
export function ReviewWaiting({ told, paper, compared }: ReviewWaitingProps) {
  const { application } = useApplication()
  const answerBy = formatLocalDate(adverseActionDue(lenderDay(application.created)))
  return (
    <div className="grid gap-8">
      <WaitPanel />
      <Card title="What you told us">
        <dl className="grid gap-4">
          {told.map(({ label, text }) => (
            <div key={label}>
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <UploadField optional {...paper} />
      <section className="grid gap-5" aria-labelledby="what-next">
        <h2 id="what-next" className="font-semibold text-xl">
          What happens next
        </h2>
        <NumberedSteps
          steps={[
            {
              title: 'A person reads it',
              text: `${compared} You have an answer by ${answerBy} at the latest: federal law gives a lender 30 days (12 CFR 1002.9).`,
            },
            { title: 'If it is accepted', text: 'Your offers are worked out at once, and we email you that they are ready.' },
            {
              title: 'If it is not',
              text: 'We cannot make you an offer now. We email you, and the page says exactly why and what would change it.',
            },
          ]}
        />
      </section>
    </div>
  )
}
