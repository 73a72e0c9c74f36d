import { formatShortDate, type LabelTree, partsOfFactName } from '@hearthline/domain'
import { Alert } from '@hearthline/ui/alert'
import { ClockIcon, SuccessIcon, WarningIcon } from '@hearthline/ui/icon'
import { CoOwnersForm } from '../closing/co-owners-form.tsx'
import { DeliveryForm } from '../closing/delivery-form.tsx'
import { GivenApprovals } from '../closing/given-approvals.tsx'
import { HeldPayment, releasesMoney } from '../closing/held-payment.tsx'
import { InstrumentDetailsForm } from '../closing/instrument-details-form.tsx'
import { isPaperSigning, PaperSigningForm } from '../closing/paper-signing-form.tsx'
import { PayoffByHandForm, RefusedPayoffs } from '../closing/payoff-by-hand-form.tsx'
import { asksForQuotes, DebtsToPayOff, PayoffQuotesForm } from '../closing/payoff-quotes-form.tsx'
import { RecordingTaxReview } from '../closing/recording-tax-review.tsx'
import { RejectedDeed } from '../closing/rejected-deed.tsx'
import { ReleasedMoney } from '../closing/released-money.tsx'
import { TakeBackApproval } from '../closing/take-back-approval.tsx'
import { EarlierDecisions } from '../decision/earlier-decisions.tsx'
import { FieldsForm } from '../decision/fields-form.tsx'
import { IncomeForm } from '../decision/income/income-form.tsx'
import { PartsForm } from '../decision/parts/parts-form.tsx'
import { checkParts } from '../decision/parts/selected-part.ts'
import { RerunForm } from '../decision/rerun-form.tsx'
import { ReviewForm } from '../decision/review-form.tsx'
import { isReview } from '../decision/review-schema.ts'
import type { Notice } from '../decision/use-settle.ts'
import { HomeReview } from '../home-review/home-review.tsx'
import { addedPages, isHomeReview } from '../home-review/reviewed-home.ts'
import { IdentityReview } from '../identity-review/identity-review.tsx'
import { isSignerIdentityReview } from '../identity-review/reviewed-identity.ts'
import { isNotarySigning, NotaryForm } from '../notary/notary-form.tsx'
import { SanctionsReview } from '../sanctions-review/sanctions-review.tsx'
import { mayDecide as mayDecideAny, mayDecideItem } from '../session/use-me.ts'
import { WhoActs } from '../session/who-acts.tsx'
import { ValueForm } from '../value-review/value-form.tsx'
import { isValueReview, ValueReview } from '../value-review/value-review.tsx'
import { documentTypeName } from '../words/document-type-names.ts'
import { stepNameOf } from '../words/step-names.ts'
import { AnswerView, isDigest, isEmptyAnswer } from './answer-view.tsx'
import { draftKeyOf, isDecidable, waitingReason } from './decidable.ts'
import { MarriageReview } from './marriage-review.tsx'
import type { ApplicationFile, OpenItem } from './use-application.ts'
import { waitsBelow } from './waits-below.ts'

export interface OpenItemPartProps {
  file: ApplicationFile
  mayDecide: boolean
  rolesKnown: boolean
  onNotice: (notice: Notice) => void
}

/** Whose own part says in words what the decision rests on. */
const TELLS_ALL: ReadonlySet<string> = new Set([
  'recording-tax',
  'recording-correction',
  'rescission-delivery',
  'payoff-quotes',
  'payoff-shortfall',
  'payoff-requote',
  'payoff-by-hand',
  'replacement-first-approval',
  'replacement-approval',
])

/** What the application waits for, whom, why; what the decision rests on; and the form. */
export function OpenItemPart({ file, mayDecide, rolesKnown, onNotice }: OpenItemPartProps) {
  const { openItem, summary } = file
  const waits = openItem ? undefined : waitsBelow(file, mayDecide)
  if (waits !== undefined)
    return (
      <div className="open-item ui-tone-warning">
        <WarningIcon size={20} />
        <p>
          <strong>{waits.title}</strong> {waits.what}
        </p>
      </div>
    )
  if (!openItem) {
    return (
      <div className="open-item ui-tone-info">
        <SuccessIcon size={20} />
        <p>
          <strong>No open item.</strong> Current step: {stepNameOf(summary.step, file)}.
          {file.onItsWay &&
            ` The borrower’s money goes out on ${formatShortDate(file.onItsWay.sentOn)}, and is with their bank as early as ${formatShortDate(file.onItsWay.asEarlyAs)}.`}
        </p>
      </div>
    )
  }
  const ours = summary.needsOperator || openItem.gaveUp
  const Picture = ours ? WarningIcon : ClockIcon
  const reads = openItem.reads.filter(({ data }) => !isEmptyAnswer(data) && !isDigest(data))
  const added = addedPages(openItem.id, file.documents, openItem.reads)
  const acts = openItem.gaveUp || isDecidable(openItem)
  const isInParts = checkParts(openItem.parts).length > 0
  const isRaised = openItem.parts.length > 0 && !isInParts
  return (
    <>
      <div className={`open-item ui-tone-${openItem.gaveUp ? 'error' : ours ? 'warning' : 'info'}`}>
        <Picture size={20} />
        <div>
          <p>
            <strong>Open item: {openItem.title}.</strong>{' '}
          </p>
          <p>{openItem.why}</p>
        </div>
      </div>
      {acts && (
        <div className="decide">
          <div className="decide-evidence">
            {isSignerIdentityReview(openItem.id) && <IdentityReview key={openItem.id} file={file} />}
            {openItem.id === 'sanctions-review' && <SanctionsReview file={file} />}
            {isValueReview(openItem.id) && <ValueReview file={file} />}
            {openItem.id === 'recording-correction' && <RejectedDeed file={file} />}
            {releasesMoney(openItem.id) && <HeldPayment file={file} />}
            <GivenApprovals file={file} item={openItem} />
            <ReleasedMoney file={file} item={openItem} />
            {asksForQuotes(openItem.id) && <DebtsToPayOff file={file} />}
            {openItem.id === 'payoff-by-hand' && <RefusedPayoffs file={file} />}
            {openItem.id === 'recording-tax' && <RecordingTaxReview file={file} />}
            {isHomeReview(openItem.id) && <HomeReview key={openItem.id} file={file} />}
            {!isInParts && !isValueReview(openItem.id) && !TELLS_ALL.has(openItem.id) && reads.length > 0 && (
              <section aria-labelledby="reads-title">
                <h3 id="reads-title">Based on</h3>
                <div className="reads">
                  {reads.map(({ title, labels, data }, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a part of an item that is read has no name but its place
                    <div key={index}>
                      {title && <h4>{title}</h4>}
                      <AnswerView data={data} labels={labels as LabelTree} />
                    </div>
                  ))}
                  {added.length > 0 && (
                    <div>
                      <h4>Pages added during the review</h4>
                      <ul>
                        {added.map(({ uuid, type, fileName }) => (
                          <li key={uuid}>
                            {documentTypeName(type)} <bdi className="muted">{fileName}</bdi>
                          </li>
                        ))}
                      </ul>
                    </div>
                  )}
                </div>
              </section>
            )}
            {!isInParts && !isRaised && <EarlierDecisions file={file} item={openItem} />}
          </div>
          {isInParts && <PartsForm {...{ file, mayDecide, onNotice }} item={openItem} />}
          {isRaised && <p className="hint">Each request is decided on its own, under Conditions.</p>}
          {openItem.advice && <Alert kind="warning">{openItem.advice}</Alert>}
          {mayDecide && !isInParts && !isRaised && <DecisionForm file={file} item={openItem} onNotice={onNotice} />}
          {rolesKnown && !mayDecide && openItem.barred !== null && <Alert kind="info">{openItem.barred}</Alert>}
          {openItem.barred === null && (
            <WhoActs
              may={(roles) => (openItem.gaveUp ? mayDecideAny(roles) : mayDecideItem(roles, partsOfFactName(openItem.id).item))}
              does="completes this"
            />
          )}
        </div>
      )}
      <TakeBackApproval file={file} onNotice={onNotice} />
    </>
  )
}

function DecisionForm({ file, item, onNotice }: { file: ApplicationFile; item: OpenItem; onNotice: (notice: Notice) => void }) {
  const draftKey = draftKeyOf(file.summary.uuid, item)
  const given = { file, item, draftKey, onNotice }
  if (item.gaveUp) return <RerunForm key={draftKey} {...given} />
  if (item.id === 'income-confirmation') return <IncomeForm key={draftKey} {...given} />
  if (isPaperSigning(item.id)) return <PaperSigningForm key={draftKey} {...given} />
  if (item.id === 'co-owners') return <CoOwnersForm key={draftKey} {...given} />
  if (item.id === 'instrument-details') return <InstrumentDetailsForm key={draftKey} {...given} />
  if (item.id === 'marriage-review') return <MarriageReview {...{ file, onNotice }} />
  if (item.id === 'rescission-delivery') return <DeliveryForm key={draftKey} {...given} />
  if (item.id === 'payoff-by-hand') return <PayoffByHandForm key={draftKey} {...given} />
  if (asksForQuotes(item.id)) return <PayoffQuotesForm key={draftKey} {...given} />
  if (isValueReview(item.id)) return <ValueForm key={draftKey} {...given} />
  if (isNotarySigning(item.id)) return <NotaryForm key={draftKey} {...given} />
  if (isReview(item.schema)) return <ReviewForm key={draftKey} {...given} />
  return (
    <>
      {item.by !== 'operator' && (
        <p className="hint">This waits for {waitingReason(item)}. Record it here only when you have what they provided.</p>
      )}
      <FieldsForm key={draftKey} {...given} />
    </>
  )
}
