import { formatExactCents, formatLocalDateWithYear } from '@hearthline/domain'
import { type ChipTone, StatusChip } from '@hearthline/ui/status-chip'
import type { ApplicationFile } from '../application/use-application.ts'
import type { Notice } from '../decision/use-settle.ts'
import { OpenedForm } from '../recording/opened-form.tsx'
import { isPayment, mayRecordPayoff } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import { EVENT_WORDS } from './event-words.ts'
import { LetterView } from './letter-view.tsx'
import { PayoffEventForm } from './payoff-event-form.tsx'
import './closing.css'

type Payoff = ApplicationFile['payoffs'][number]

const STATES: Readonly<Record<Payoff['state'], readonly [tone: ChipTone, words: string]>> = {
  SENT: ['neutral', 'waiting for the creditor'],
  SHORT: ['critical', 'something is still owed'],
  BORROWER_PAYS: ['caution', 'the borrower pays the rest'],
  RETURNED: ['critical', 'sent back'],
  IN_FULL: ['positive', 'paid in full'],
  GIVEN_BACK: ['positive', 'sent to the borrower'],
}

interface FollowedPayoffsProps {
  readonly file: ApplicationFile
  readonly roles: readonly string[]
  readonly onNotice: (notice: Notice) => void
}

/** Each debt that was paid off: what its creditor said, how a difference was settled, the release of its lien, and the record of what comes next. */
export function FollowedPayoffs({ file, roles, onNotice }: FollowedPayoffsProps) {
  if (file.payoffs.length === 0) return null
  return (
    <section aria-labelledby="followed-payoffs-title">
      <h3 id="followed-payoffs-title">Payoffs</h3>
      <ul className="data-list followed-payoffs">
        {file.payoffs.map((payoff) => (
          <li key={payoff.debt}>
            <Standing file={file} payoff={payoff} />
            <WaitsForOthers payoff={payoff} />
            {barredHere(payoff, roles).map((told) => (
              <p key={told} className="hint">
                {told}
              </p>
            ))}
            {theirs(payoff, roles).length > 0 && (
              <OpenedForm
                label={
                  <>
                    Record what happened<span className="ui-visually-hidden"> to the payoff of {payoff.payee}</span>
                  </>
                }
              >
                {({ close, done }) => (
                  <PayoffEventForm
                    file={file}
                    payoff={{ ...payoff, next: theirs(payoff, roles) }}
                    onNotice={onNotice}
                    onClose={close}
                    onDone={done}
                  />
                )}
              </OpenedForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Of what comes next what whoever reads this records. */
const theirs = ({ next, barred }: Payoff, roles: readonly string[]): Payoff['next'] =>
  next.filter((what) => mayRecordPayoff(roles, what) && !barred.some((one) => one.what === what))

/** What their role records and they don't, in words: they recorded what it follows. */
const barredHere = ({ barred }: Payoff, roles: readonly string[]): readonly string[] => [
  ...new Set(barred.flatMap(({ what, told }) => (mayRecordPayoff(roles, what) ? [told] : []))),
]

/** Nothing waits silently for a role that whoever reads this does not have: payments are a funder's, what a creditor says is not. */
function WaitsForOthers({ payoff: { next } }: { payoff: Payoff }) {
  const payment = next.find(isPayment)
  const news = next.find((what) => !isPayment(what))
  return (
    <>
      {news && <WhoActs may={(roles) => mayRecordPayoff(roles, news)} does="records what the creditor says about this payoff" />}
      {payment && <WhoActs may={(roles) => mayRecordPayoff(roles, payment)} does="approves and records payments for this payoff" />}
    </>
  )
}

function Standing({ file, payoff }: { file: ApplicationFile; payoff: Payoff }) {
  const { payee, amountCents, reference, on, letter, state, shortCents, lendersCents, followUpOn, events } = payoff
  const [tone, words] = STATES[state]
  return (
    <>
      <p>
        <strong>
          {payee}, {formatExactCents(amountCents)}
        </strong>{' '}
        <StatusChip tone={tone}>{words}</StatusChip>{' '}
        <span className="muted">
          {on && `sent ${formatLocalDateWithYear(on)}, `}reference {reference}
        </span>{' '}
        <LetterView file={file} letter={letter ?? undefined} of={payee} />
      </p>
      {state === 'SHORT' && (
        <p>
          {formatExactCents(shortCents)} is still owed.{' '}
          {lendersCents > 0
            ? `Of that the creditor’s own letter asked for ${formatExactCents(lendersCents)} on the day it was paid: that is ours to pay.`
            : 'The creditor’s own letter did not ask for it on the day it was paid. Pay it if the error is ours, or ask the borrower.'}
        </p>
      )}
      <Approval {...payoff} />
      <Release {...payoff} />
      {followUpOn && <p className="hint">Follow up by {formatLocalDateWithYear(followUpOn)}.</p>}
      {events.length > 0 && (
        <ul className="data-list">
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list to which is only added
            <li key={index}>
              {formatLocalDateWithYear(event.on)}: {EVENT_WORDS[event.what]}
              {event.shortCents !== undefined && `, ${formatExactCents(event.shortCents)}`}
              {event.amountCents !== undefined && `, ${formatExactCents(event.amountCents)}`}
              {event.reference && `, number ${event.reference}`} <LetterView file={file} letter={event.letter} of={payee} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Above what one person pays out: who says that it is owed, who approves it and who pays it are three. */
function Approval({ next, approvedCents, mostUnapprovedCents }: Payoff) {
  if (approvedCents > 0) return <p>{formatExactCents(approvedCents)} is approved to be paid. Someone else records the payment.</p>
  if (!next.includes('PAYMENT_APPROVED')) return null
  return (
    <p>
      A payment of more than {formatExactCents(mostUnapprovedCents)} is approved first, by someone else than whoever recorded the creditor’s
      letter.
    </p>
  )
}

function Release({ release, state }: Payoff) {
  if (!release) return null
  const { kind, recorded, dueOn, citation } = release
  const lien = kind === 'JUDGMENT' ? 'judgment lien' : kind === 'TAX' ? 'tax lien' : 'lien'
  if (recorded)
    return (
      <p>
        The {lien} is released: recorded {formatLocalDateWithYear(recorded.on)}, number {recorded.number}.
      </p>
    )
  if (state !== 'IN_FULL') return <p>The home secures this debt: the release of the {lien} is followed once the creditor confirms.</p>
  return (
    <p>
      The {lien} is not released yet.{' '}
      {dueOn ? `By law until ${formatLocalDateWithYear(dueOn)} (${citation}).` : 'By when the law asks for it is not known yet.'}
    </p>
  )
}
