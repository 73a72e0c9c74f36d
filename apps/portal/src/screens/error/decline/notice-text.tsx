import { lenderDay } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import type { ReactNode } from 'react'
import type { Notice } from '../../../decision/decision-query.ts'
import { phoneText } from '../../../frame/credit/bureau-card.tsx'
import { hostOf, isWebAddress } from '../../../frame/credit/obstacle.ts'
import { plainDay } from '../../../offer/figure-words.ts'

/** The whole notice: who writes, to whom, what was done, why, the score used, the bureau, and the rights (12 CFR 1002.9, FCRA 615). */
export function NoticeText({ notice }: { notice: Notice }) {
  const { lender, applicant, actionTaken, reasons, score, bureau, ecoa, fcra, madeAt, kind } = notice
  return (
    <Card as="div">
      <h2>{kind === 'ADVERSE_ACTION' ? 'Notice of action taken and statement of reasons' : 'Our answer to your application'}</h2>
      <p className="mt-1 text-sm text-muted">{plainDay(lenderDay(madeAt))}</p>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <Party title="From" lines={[lender.legalName, lender.address, lender.phone, lender.email, `NMLS ${lender.nmlsNumber}`]} />
        <Party title="To" lines={[applicant.name, applicant.address]} />
      </div>
      <Part title="What we did">
        <p>{actionTaken}</p>
      </Part>
      {reasons.length > 0 && (
        <Part title={kind === 'ADVERSE_ACTION' ? 'Our principal reasons' : 'Why'}>
          <ul className="grid list-disc gap-1 ps-5">
            {reasons.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Part>
      )}
      {score && (
        <Part title="The credit score we used">
          <p>
            <strong className="money-medium">{score.value}</strong>
          </p>
          <p className="mt-1">
            Scores range from {score.min} to {score.max}. Created on {plainDay(score.on)}; provided by {score.source}.
          </p>
          {score.factors.length > 0 && (
            <>
              <p className="mt-3">The key factors that adversely affected it:</p>
              <ul className="mt-1 grid list-disc gap-1 ps-5">
                {score.factors.map((factor) => (
                  <li key={factor}>{factor}</li>
                ))}
              </ul>
            </>
          )}
        </Part>
      )}
      {bureau && (
        <Part title="Where your credit report came from">
          <p>{bureau.name}</p>
          <p>{bureau.address}</p>
          <p>
            <a href={`tel:+1${bureau.phone.replace(/\D/g, '')}`}>{phoneText(bureau.phone)}</a>
            {isWebAddress(bureau.url) && (
              <>
                ,{' '}
                <a href={bureau.url} rel="noreferrer">
                  {hostOf(bureau.url)}
                </a>
              </>
            )}
          </p>
        </Part>
      )}
      {fcra.length > 0 && (
        <Part title="Your rights under the Fair Credit Reporting Act">
          {fcra.map((paragraph) => (
            <p key={paragraph} className="mb-2">
              {paragraph}
            </p>
          ))}
        </Part>
      )}
      <Part title="Equal Credit Opportunity Act notice">
        <p>{ecoa}</p>
      </Part>
    </Card>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6 border-t border-hairline pt-5">
      <h3 className="mb-2">{title}</h3>
      {children}
    </section>
  )
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div className="min-w-0">
      <h3 className="text-sm text-muted">{title}</h3>
      <address className="not-italic">
        {lines.filter(Boolean).map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
      </address>
    </div>
  )
}
