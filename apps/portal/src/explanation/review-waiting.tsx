import { adverseActionDue, formatLocalDate, lenderDay } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import type { ReactNode } from 'react'
import type { SentKind } from '../api/send-file.ts'
import { useApplication } from '../application/use-application.ts'
import { WaitPanel } from '../application/wait-panel.tsx'
import { NumberedSteps } from '../page/numbered-steps.tsx'
import { UploadField } from '../uploads/upload-field.tsx'

export interface ReviewWaitingProps {
  /** What the borrower said, to read again. */
  told: readonly { readonly label: string; readonly text: ReactNode }[]
  paper: { readonly kind: SentKind; readonly label: string; readonly hint: string }
  /** What the person who looks compares it with. */
  compared: string
}

/** A reviewer checks an explanation: who has to act, what was explained, and what follows from either outcome. */
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
      <UploadField optional addsOnly {...paper} />
      <section className="grid gap-5" aria-labelledby="what-next">
        <h2 id="what-next" className="font-semibold text-xl">
          What happens next
        </h2>
        <NumberedSteps
          steps={[
            {
              title: 'An underwriter reviews it',
              text: `${compared} You’ll have a decision by ${answerBy} at the latest. Federal law gives a lender 30 days (12 CFR 1002.9).`,
            },
            { title: 'If it is accepted', text: 'We calculate your offers right away and email you when they are ready.' },
            {
              title: 'If it is not',
              text: 'We can’t make you an offer now. We’ll email you, and this page will show exactly why and what could change it.',
            },
          ]}
        />
      </section>
    </div>
  )
}
